/** Why a row is not loaded, or what to check of one that is. */

export const MAX_NAME = 120;

export const CAUSES = {
  noId: "Falta el RUT.",
  badRut: "El RUT no es válido. Escríbelo como 12345678-9.",
  passport: "El RUT no es válido. Escríbelo como 12345678-9; un pasaporte va en una columna propia, «Pasaporte».",
  badOtherId: "El identificador no es válido. Debe tener entre 5 y 20 letras y números.",
  noDigit: "Falta el dígito verificador.",
  badDigit: "El dígito verificador debe ser un número o una K.",
  twoDigits: "El dígito de la columna DV no es el del RUT. Revisa que las dos columnas sean de la misma persona.",
  wrongDigit: "El dígito verificador no corresponde a ese RUT. Revísalo y súbelo de nuevo.",
  unclear:
    "No se sabe si el RUT trae su dígito verificador: como está, no corresponde. Escríbelo con guion, como 12345678-9.",
  noResult: "La celda es una fórmula sin resultado guardado. Abre el archivo en Excel, guárdalo y súbelo de nuevo.",
  noName: "Falta el nombre.",
  noLetters: "El nombre no tiene letras. Revísalo.",
  example: "Parece una fila de ejemplo. Si es una persona, agrégala aparte.",
  deceased: "La fila trae «fallecido» o Q.E.P.D. Si no es por la persona, agrégala aparte.",
  told: "La fila trae una nota como «no cargar». Si es una persona, agrégala aparte.",
  note: "El nombre trae una nota, un número o letras dañadas. Escríbelo solo y súbelo de nuevo.",
  twice: "La fila trae el mismo RUT dos veces, en columnas de personas distintas. Revisa de quién es.",
  otherRole: "La fila parece de otra persona, como docente o apoderado. Si es estudiante o titulada, agrégala aparte.",
  noted: "La fila trae una nota o un estado que pocas traen. Léela: si la persona corresponde, súbela sin esa nota.",
  left: "La fila trae una palabra como «retirado» o «anulado». Léela: si la persona corresponde, súbela sin ella.",
  unwilling: "La fila dice que no autoriza. Si autoriza que se cree su cuenta, corrígela y súbela de nuevo.",
  hidden: "La fila está oculta en la planilla. Si la persona corresponde, muéstrala y súbela de nuevo.",
  struck: "La fila está tachada en la planilla. Si la persona corresponde, quita el tachado y súbela de nuevo.",
  commented: "La fila tiene un comentario en la planilla. Léelo: si la persona corresponde, bórralo y súbela de nuevo.",
  coloured: "La fila está marcada con un color que pocas tienen. Si la persona corresponde, quítalo y súbela de nuevo.",
  company: "Un número tan alto es de una empresa. Si es de una persona, revísalo.",
  halfName: "Puede faltar una parte del nombre: elige qué trae la columna de al lado, u omítela.",
  alone: "La fila no trae los demás datos de las otras: parece una firma. Si es una persona, agrégala aparte.",
  longName: `El nombre tiene más de ${MAX_NAME} caracteres. Acórtalo.`,
};

export const WARNINGS = {
  checkDigit: "El dígito verificador no corresponde. Revisa el RUT.",
  email: "El correo no es válido y no se guarda.",
};
