/** What the owner of a photo in HEIC is told, by the browser before the upload and by the server after it. */
export const HEIC_REFUSED =
  "La foto está en HEIC, el formato en que guarda el iPhone, que aquí no se puede leer. En el iPhone elige Ajustes > Cámara > Formatos > «El más compatible» y toma la foto otra vez. O haz una captura de pantalla de la foto, o expórtala como JPG o PDF, y sube esa copia.";
