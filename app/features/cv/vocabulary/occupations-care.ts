import { list } from "./list.ts";

/** Job titles of health, social work, education, law and the public sector. "=" before a title: only as written. */

export const HEALTH = list(`
médico; médico cirujano; médico general; médico internista; médico de urgencia; médico familiar; médico residente; becado de medicina; pediatra; cardiólogo; ginecólogo; ginecoobstetra
traumatólogo; dermatólogo; oftalmólogo; otorrino; otorrinolaringólogo; psiquiatra; neurólogo; neurocirujano; anestesista; anestesiólogo; radiólogo; oncólogo; urólogo; nefrólogo
gastroenterólogo; endocrinólogo; broncopulmonar; reumatólogo; hematólogo; infectólogo; geriatra; fisiatra; intensivista; cirujano; cirujano dentista; odontólogo; dentista; ortodoncista
endodoncista; periodoncista; odontopediatra; enfermero; terapeuta; nurse; enfermero clínico; enfermero universitario; enfermero jefe; enfermero supervisor; enfermero coordinador; enfermero de urgencia; enfermero de pabellón
enfermero UCI; enfermero UPC; enfermero de atención primaria; enfermero domiciliario; enfermero docente; enfermero de enlace; enfermero de procura; enfermero de diálisis; enfermero de salud mental
enfermero ocupacional; enfermero de gestión; matrón; matrón clínico; partera; obstetra; obstetriz; kinesiólogo; kinesiólogo respiratorio; kinesiólogo deportivo; kinesiólogo clínico; kinesiólogo motor
fisioterapeuta; terapeuta físico; terapeuta ocupacional; fonoaudiólogo; nutricionista; nutricionista clínico; nutriólogo; dietista; =tecnólogo médico; =tecnóloga médica; tecnólogo médico en imagenología
tecnólogo médico en laboratorio clínico; tecnólogo médico en oftalmología; tecnólogo médico en radiología; técnico radiólogo; bioquímico clínico; químico farmacéutico; regente de farmacia; farmacéutico; auxiliar de farmacia
=técnico en farmacia; vendedor de farmacia; optómetra; óptico; óptico optómetra; podólogo; audioprotesista; protesista dental; laboratorista dental; laboratorista clínico; técnico de laboratorio clínico; flebotomista
TENS; =técnico en enfermería; =técnica en enfermería; =técnico de enfermería; =técnico paramédico; =técnica paramédica; =paramédico; =paramédica; auxiliar paramédico; auxiliar de enfermería; auxiliar de servicio clínico; auxiliar de clínica
auxiliar dental; asistente dental; higienista dental; arsenalera; instrumentista quirúrgico; instrumentador quirúrgico; camillero; auxiliar de esterilización; auxiliar de alimentación
cuidador de adultos mayores; cuidador de enfermos; cuidador de ancianos; gerontólogo; reanimador; rescatista; conductor de ambulancia; operador de ambulancia; admisionista; secretario clínico
recepcionista clínica; gestor de pacientes; gestor de casos; codificador clínico; encargado SOME; jefe de SOME; epidemiólogo; salubrista; monitor de salud; facilitador intercultural; promotor de salud; agente comunitario de salud
visitador médico; representante médico; psicólogo; psicólogo clínico; psicólogo laboral; psicólogo organizacional; psicólogo educacional; psicólogo infantil; psicólogo infanto juvenil; psicólogo jurídico
psicólogo forense; psicólogo comunitario; psicólogo deportivo; psicólogo social; neuropsicólogo; psicoterapeuta; terapeuta familiar; musicoterapeuta; arteterapeuta; acupunturista; masoterapeuta; quiropráctico; naturópata
registered nurse; staff nurse; nurse practitioner; nursing assistant; physician; medical assistant; physical therapist; dental assistant; pharmacist; caregiver; clinical psychologist; paramedic; midwife; dietitian
research nurse; coordinador de estudios clínicos; clinical research associate; clinical trial coordinator; monitor de estudios clínicos; director médico; subdirector médico; jefe de pabellón; jefe de urgencia
=técnico en odontología; =técnica en odontología; =técnico dental; técnico odontológico; =matrona de turno; jefe de farmacia; jefe de laboratorio clínico; coordinador de enfermería
`);

export const VETERINARY = list(`
médico veterinario; =técnico veterinario; =técnica veterinaria; asistente veterinario; auxiliar veterinario; ayudante de clínica veterinaria; peluquero canino; groomer; adiestrador canino; paseador de perros
inseminador; =técnico pecuario; zootecnista; médico veterinario zootecnista; médico veterinario oficial; cuidador de animales; etólogo; veterinary technician; veterinarian; jefe de sanidad animal
veterinario
`);

export const SOCIAL = list(`
trabajador social; asistente social; =técnico en trabajo social; =técnico social; dupla psicosocial; educador social; educador comunitario; orientador familiar; consejero familiar; mediador familiar; mediador comunitario
gestor social; gestor comunitario; gestor territorial; monitor comunitario; apoyo familiar; coordinador territorial; interventor social; delegado de libertad asistida; educador de trato directo; cuidador de trato directo
tutor de residencia; antropólogo; sociólogo; arqueólogo; historiador; geógrafo; politólogo; cientista político; demógrafo; encuestador; censista; supervisor de terreno encuestas; encargado de vinculación con el medio
encargado de relaciones comunitarias; relacionador comunitario; coordinador de voluntariado; =voluntario; =voluntaria; social worker; case manager; community organizer; captador de socios; captador de fondos; procurador de fondos
`);

export const EDUCATION = list(`
profesor; maestro de escuela; catedrático; profesor de educación básica; profesor general básica; profesor básico; profesor jefe; profesor de aula; profesor de matemática; profesor de lenguaje
profesor de lengua y literatura; profesor de castellano; profesor de historia; profesor de historia y geografía; profesor de inglés; profesor de ciencias; profesor de ciencias naturales; profesor de biología
profesor de química; profesor de física; profesor de educación física; profesor de música; profesor de artes visuales; profesor de tecnología; profesor de religión; profesor de filosofía; profesor de enseñanza media
profesor de reemplazo; profesor particular; profesor asistente; profesor adjunto; profesor asociado; profesor titular; profesor universitario; profesor de cátedra; profesor hora; profesor de taller; profesor de danza
profesor de teatro; profesor de idiomas; profesor de español; profesor de francés; profesor de alemán; profesor de yoga; profesor diferencial; educador diferencial; profesor de educación diferencial; psicopedagogo
educador de párvulos; parvularia; =técnico en párvulos; =técnica en párvulos; asistente de párvulos; =técnico en educación parvularia; =técnica en educación parvularia; asistente de aula
asistente de la educación; asistente de sala; coeducador; inspector de patio; inspector general; inspector educacional; =paradocente; director de escuela; director de colegio; director de jardín infantil
jefe de UTP; jefe de unidad técnico pedagógica; coordinador académico; coordinador pedagógico; coordinador PIE; coordinador de convivencia escolar; encargado de convivencia escolar; orientador; orientador vocacional
orientador educacional; evaluador docente; mentor docente; curriculista; diseñador instruccional; tutor académico; tutor virtual; ayudante de cátedra; ayudante académico; ayudante de laboratorio; ayudante docente
ayudante de investigación; ayudante de docencia; profesor ayudante; jefe de carrera; director de carrera; secretario académico; decano; vicerrector; rector; relator; capacitador; instructor; facilitador; tallerista
monitor de taller; monitor educativo; bibliotecario; bibliotecólogo; encargado de biblioteca; encargado CRA; coordinador CRA; encargado de enlaces; mediador de lectura; intérprete de lengua de señas
facilitador intercultural educativo; educador tradicional; niñero; babysitter; nana; au pair; maestra jardinera; maestro de grado; preceptor; teacher; english teacher; substitute teacher; teaching assistant
lecturer; tutor; professor; research assistant; instructional designer; school counselor; academic advisor; trainer
=docente; =docentes; docente de aula; docente de excelencia; docente universitario; académico universitario; académico investigador; académico part time; docente hora
`);

export const LAW = list(`
abogado; abogado asociado; abogado senior; abogado junior; abogado corporativo; abogado laboral; abogado laboralista; abogado penalista; abogado de familia; abogado tributario; abogado tributarista; abogado civil
abogado litigante; abogado integrante; abogado interno; abogado ambiental; abogado inmobiliario; abogado asesor; procurador; procurador judicial; receptor judicial; juez; magistrado; fiscal adjunto; fiscal regional
defensor penal público; defensor público; notario suplente; conservador de bienes raíces; actuario judicial; secretario judicial; oficial de sala; administrador de tribunal; relator de corte; asistente jurídico
asistente legal; =técnico jurídico; =técnica jurídica; asesor jurídico; asesor legal; fiscal de empresa; gerente legal; oficial de cumplimiento; compliance officer; mediador; árbitro judicial; perito judicial
criminólogo; criminalista; perito criminalístico; curador ad litem; postulante CAJ; postulante de la corporación de asistencia judicial; practicante de derecho; pasante de derecho; escribano; lawyer; attorney; paralegal
legal assistant; legal counsel; general counsel; law clerk; abogado jefe; socio de estudio jurídico; director jurídico; analista legal; analista de cumplimiento; encargado de datos personales; síndico de quiebras; liquidador concursal
=notario; notario público
`);

export const PUBLIC = list(`
alcalde; alcaldesa; concejal; gobernador; consejero regional; seremi; senador; diputado; ministro; subsecretario; intendente; embajador; cónsul; diplomático; director de obras municipales; administrador municipal
secretario municipal; tesorero municipal; director de desarrollo comunitario; director de SECPLAN; encargado de DIDECO; encargado de OMIL; encargado OPD; funcionario público; administrador público; gestor público
analista de políticas públicas; asesor legislativo; asesor ministerial; jefe de gabinete; inspector municipal; inspector del trabajo; fiscalizador; fiscalizador laboral; agente de aduanas; =despachador de aduana; oficial de aduanas
inspector de rentas; analista de compras públicas; encargado de licitaciones; encargado de proyectos sociales; coordinador de programas sociales; encargado comunal; encargado de transparencia; encargado de participación ciudadana
profesional de apoyo; asesor técnico; oficial de partes; encargado de oficina de partes; oficial del registro civil; public servant; policy analyst; vocal de mesa; supervisor censal; extensionista; ejecutivo de atención de público municipal
`);
