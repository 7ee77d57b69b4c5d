import { z } from "zod";
import { mailSchema } from "#app/email/mail.ts";
import { unpackText } from "#app/features/cv/corrections/pack-document.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { messagesOf as disputedMessages } from "./disputed-answers.server.ts";
import { ownMails } from "./own-mails.server.ts";

/** The records of one person, table by table, under the keys of datos.json. */

const PAGE = 100;
/** Records with long texts. */
const LONG_PAGE = 5;

export async function* analysesOf(db: Db, userId: number): AsyncGenerator<object> {
  const page = (after: number) =>
    db
      .selectFrom("cv_analyses")
      .selectAll()
      .where("user_id", "=", userId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(LONG_PAGE)
      .execute();
  for await (const row of pages(page)) {
    yield {
      id: row.id,
      archivo: row.file_name,
      tipo: row.file_type,
      bytes: row.file_size,
      original_guardado: row.upload !== null,
      estado: row.processing_status,
      puntaje: row.overall_score,
      anos_de_experiencia: row.current_level,
      motor: row.engine,
      version_de_la_pauta: row.rubric_version,
      resultado: parsed(row.results),
      detalle: parsed(row.details),
      texto_leido: row.text_read,
      lectura: row.read_document === null ? null : parsed(await unpackText(row.read_document)),
      correcciones: parsed(row.corrections),
      corregido: row.corrected_at,
      motivo_de_falla: row.failure_message,
      creado: row.created_at,
      terminado: row.finished_at,
    };
  }
}

export async function* interviewsOf(db: Db, userId: number): AsyncGenerator<object> {
  const page = (after: number) =>
    db
      .selectFrom("interviews")
      .leftJoin("interview_results", "interview_results.interview_id", "interviews.id")
      .selectAll("interviews")
      .select(["interview_results.score", "scoring_version", "engine", "report", "parts_read"])
      .where("user_id", "=", userId)
      .where("interviews.id", ">", after)
      .orderBy("interviews.id")
      .limit(LONG_PAGE)
      .execute();
  for await (const row of pages(page)) {
    yield {
      id: row.id,
      con: row.hunter_id,
      estado: row.status,
      nombre_en_la_conversacion: row.student_name,
      con_preguntas_de_tu_cv: row.is_personalised === 1 && !row.questions.includes('"id":"offer-'),
      para_la_oferta: row.job_offer_id,
      preguntas: parsed(row.questions),
      preguntas_respondidas: row.questions_answered,
      duracion_en_segundos: row.duration,
      segundos_restantes: row.remaining,
      ...{ comienzo: row.started_at, ultima_actividad: row.updated_at, termino: row.ended_at },
      mensajes: await messagesOf(db, row.id),
      resultado: row.report === null ? null : { puntaje: row.score, motor: row.engine, informe: parsed(row.report) },
      partes_leidas: parsed(row.parts_read),
    };
  }
}

async function messagesOf(db: Db, interviewId: number): Promise<object[]> {
  const rows = await db
    .selectFrom("interview_messages")
    .selectAll()
    .where("interview_id", "=", interviewId)
    .orderBy("position")
    .execute();
  const authors = { user: "tú", assistant: "head hunter", suggestion: "sugerencia" };
  return rows.map((row) => ({
    de: authors[row.role],
    texto: row.content,
    hora: row.created_at,
    pregunta: row.question_id,
    segundos: row.response_time,
    fuera_de_tema: row.is_off_topic === null ? null : row.is_off_topic === 1,
    relevancia: row.relevance_score,
    evaluado_por: row.source,
    repregunta: row.follow_up,
    como_se_dicto: row.spoken === null ? null : parsed(row.spoken),
  }));
}

export async function* opinionsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("interview_feedback").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      id: row.id,
      entrevista: row.interview_id,
      con: row.hunter_id,
      calificacion: row.rating,
      comentarios: row.comments,
      minutos: row.reported_minutes,
      creado: row.created_at,
    };
  }
}

export async function* bookingsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom("coach_sessions")
    .innerJoin("coaches", "coaches.id", "coach_sessions.coach_id")
    .selectAll("coach_sessions")
    .select("coaches.name as coach_name")
    .where("user_id", "=", userId)
    .orderBy("coach_sessions.id")
    .execute();
  for (const row of rows) {
    yield {
      id: row.id,
      coach: row.coach_name,
      comienza: row.starts_at,
      termina: row.ends_at,
      modalidad: row.modality,
      estado: row.status,
      nombre: row.client_name,
      correo: row.client_email,
      telefono: row.client_phone,
      mensaje: row.message,
      confirmaste_que_vas: row.confirmed_at,
      creada: row.created_at,
      modificada: row.updated_at,
    };
  }
}

export async function* emailChangesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("email_changes").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      id: row.id,
      correo_por_confirmar: row.email,
      escrito_por: row.is_from_office === 1 ? "la oficina" : "ti",
      codigo: "guardado de forma que no se puede leer",
      intentos_fallidos: row.failures,
      creado: row.created_at,
      vence: row.expires_at,
    };
  }
}

export async function* waitsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom("waiting_list")
    .innerJoin("coaches", "coaches.id", "waiting_list.coach_id")
    .selectAll("waiting_list")
    .select("coaches.name as coach_name")
    .where("user_id", "=", userId)
    .orderBy("waiting_list.id")
    .execute();
  for (const row of rows) {
    yield {
      id: row.id,
      coach: row.coach_name,
      dia: row.date,
      estado: row.status,
      hora_ofrecida: row.offered_starts_at,
      guardada_hasta: row.offered_until,
      creada: row.created_at,
      modificada: row.updated_at,
    };
  }
}

export async function* reviewsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("review_requests").selectAll().where("user_id", "=", userId).execute();
  for (const row of rows) {
    yield {
      id: row.id,
      sobre: row.subject === "cv" ? "análisis de CV" : "entrevista",
      id_del_resultado: row.subject_id,
      mensaje: row.message,
      creado: row.created_at,
      respuesta: row.answer,
      respondido: row.answered_at,
      te_dieron_la_razon: row.in_favour === null ? null : row.in_favour === 1,
      permiso_para_usar_respuestas: row.consented_at,
      respuestas_que_si_contestaban: await disputedTexts(db, row.subject_id, row.disputed_answers),
    };
  }
}

async function disputedTexts(db: Db, interviewId: number, ids: string | null): Promise<string[] | null> {
  if (ids === null) return null;
  const { data = [] } = z.array(z.string()).safeParse(JSON.parse(ids));
  return (await disputedMessages(db, interviewId, data)).map(({ content }) => content);
}

/** Includes mails to a coach about the person's sessions, but without the coach's address, which is not theirs. */
export async function* mailsOf(db: Db, user: User): AsyncGenerator<object> {
  const coaches = await db.selectFrom("coaches").select("email").execute();
  const ofCoach = new Set(coaches.map((coach) => coach.email));
  const page = (after: number) =>
    ownMails(db, user).selectAll().where("id", ">", after).orderBy("id").limit(LONG_PAGE).execute();
  for await (const row of pages(page)) {
    const mail = mailSchema.parse(JSON.parse(row.mail));
    const toCoach = ofCoach.has(row.recipient);
    yield {
      id: row.id,
      para: toCoach ? "tu coach" : row.recipient,
      asunto: mail.subject,
      texto: mail.text,
      estado: row.status,
      creado: row.created_at,
      enviado: row.sent_at,
    };
  }
}

/** The rosters that listed the person, and what each load changed in the account. */
export async function* rosterRowsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom("roster_rows as r")
    .innerJoin("roster_loads as l", "l.id", "r.load_id")
    .select(["l.id", "l.created_at", "l.undone_at", "r.outcome", "r.before", "r.after"])
    .where("r.user_id", "=", userId)
    .orderBy("l.id")
    .execute();
  const outcomes = { created: "cuenta creada", updated: "cuenta actualizada", unchanged: "sin cambios" };
  for (const row of rows) {
    yield {
      carga: row.id,
      fecha: row.created_at,
      deshecha: row.undone_at,
      resultado: outcomes[row.outcome],
      antes: parsed(row.before),
      despues: parsed(row.after),
    };
  }
}

/** The rosters that the person loaded as an admin. */
export async function* rosterLoadsOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db.selectFrom("roster_loads").selectAll().where("loaded_by", "=", userId).orderBy("id").execute();
  for (const row of rows) {
    yield {
      id: row.id,
      archivo: row.file_name,
      llave: row.loaded_with,
      huella_del_archivo: row.file_hash,
      fecha: row.created_at,
      creadas: row.created,
      actualizadas: row.updated,
      sin_cambios: row.unchanged,
      conflictos: row.conflicts,
      rechazadas: row.rejected,
      deshecha: row.undone_at,
    };
  }
}

export async function* activitiesOf(db: Db, userId: number): AsyncGenerator<object> {
  const page = (after: number) =>
    db
      .selectFrom("activities")
      .selectAll()
      .where("user_id", "=", userId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute();
  for await (const row of pages(page)) {
    yield { id: row.id, accion: row.action, detalle: parsed(row.details), creada: row.created_at };
  }
}

/** Yields rows in ascending order of their id; loads one page at a time. */
async function* pages<Row extends { id: number }>(page: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await page(after);
    const last = rows.at(-1);
    if (!last) return;
    yield* rows;
    after = last.id;
  }
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
