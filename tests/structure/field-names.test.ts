// Prevents: a refusal that names a field by its English key, because a new field has no Spanish name.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#app/http/endpoint.server.ts";
import { FIELD_NAMES } from "#app/http/invalid-field-names.ts";
import { loader as listActivities } from "#app/routes/api.admin.activities.ts";
import { action as createCoach } from "#app/routes/api.admin.coaches.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { keysOf } from "../support/schema-keys.ts";

/** A refusal names what is wrong as the screens call it, in every call that takes a body. */

const modules = import.meta.glob<{ action?: Partial<Endpoint> }>("/app/routes/api.*.ts");

let database: TestDatabase;
let cookie: string;
beforeAll(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  cookie = await sessionCookieFor(database.db, await makeUser(database.db, { role: "admin" }));
});
afterAll(() => database.dispose());

test("every field of every call has a Spanish name, and every name a field", async () => {
  const schemas = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap(
    ({ action }) => action?.body ?? [],
  );
  expect(schemas.length).toBeGreaterThan(15);
  const keys = [...new Set(schemas.flatMap(keysOf))];
  expect(keys.filter((key) => FIELD_NAMES[key] === undefined)).toEqual([]);
  expect(Object.keys(FIELD_NAMES).filter((key) => !keys.includes(key))).toEqual([]);
});

test("a refusal names fields, also inside lists, each once and five at most", async () => {
  const refusal = async (json: unknown) => {
    const response = await callRoute(createCoach, { json, cookie });
    expect(response.status).toBe(400);
    return ((await response.json()) as { message: string }).message;
  };
  const coach = {
    name: "Ana Soto",
    email: "",
    specialty: "",
    title: "",
    description: "",
    availability: [],
    modality: "both",
    meetingPlace: "",
    meetingLink: "",
    isActive: true,
  };
  const week = [
    { weekday: 8, times: [] },
    { weekday: 2, times: ["15:00", "25:00", "x"] },
  ];
  expect(await refusal({ ...coach, email: "x", availability: week })).toBe(
    "Revisa estos datos: correo, día de la semana, horas, horario semanal.",
  );
  expect(await refusal({})).toBe("Revisa estos datos: nombre, correo, especialidad, título, descripción.");
  expect(await refusal([])).toBe("Los datos enviados no tienen la forma esperada.");
});

test("a refused filter is named as the panel calls it", async () => {
  const url = "http://localhost/api/admin/activities?from=ayer&limit=0&sort=x";
  const { message } = (await (await callRoute(listActivities, { url, cookie })).json()) as { message: string };
  expect(message).toBe("Revisa estos filtros: filas por página, columna del orden, desde.");
});
