import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ICAL from "ical.js";
import { DateTime } from "luxon";
import ical from "node-ical";

/** Four calendar programs that others wrote, as readers of the same file. */

/** An appointment as a program shows it. */
type Seen = {
  uid: string;
  title: string;
  /** Wall time in Santiago, "2026-04-04T15:00". */
  wall: string;
  /** ISO-8601 UTC. */
  startsAt: string;
  endsAt: string;
  cancelled: boolean;
  /** null: the program does not tell. */
  sequence: number | null;
};

export type CalendarClient = {
  /** Why it cannot be tried here; null: it can. */
  missing: string | null;
  /** @param versions what it got from the same address, one after the other; @returns by start */
  read(versions: readonly string[]): Seen[];
};

const ZONE = "America/Santiago";
const WALL = "yyyy-MM-dd'T'HH:mm";

/** Mozilla's: reads the time zone of the file itself. */
const icalJs: CalendarClient = {
  missing: null,
  read(versions) {
    const calendar = new ICAL.Component(ICAL.parse(versions.at(-1) ?? ""));
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? {});
    const instant = (time: ICAL.Time) => {
      const own = time.clone();
      own.zone = zone;
      return own.toJSDate().toISOString();
    };
    return byStart(
      calendar.getAllSubcomponents("vevent").map((component) => {
        const event = new ICAL.Event(component);
        return {
          uid: event.uid,
          title: event.summary,
          wall: event.startDate.toString().slice(0, 16),
          startsAt: instant(event.startDate),
          endsAt: instant(event.endDate),
          cancelled: component.getFirstPropertyValue("status") === "CANCELLED",
          sequence: event.sequence,
        };
      }),
    );
  },
};

/** Knows the time zone by its name. */
const nodeIcal: CalendarClient = {
  missing: null,
  read(versions) {
    const events = Object.values(ical.sync.parseICS(versions.at(-1) ?? "")).flatMap((part) =>
      part?.type === "VEVENT" ? [part] : [],
    );
    return byStart(
      events.map(({ uid, summary, start, end, status, sequence }) => ({
        uid,
        title: typeof summary === "string" ? summary : (summary?.val ?? ""),
        wall: DateTime.fromJSDate(start, { zone: start.tz ?? "" }).toFormat(WALL),
        startsAt: start.toISOString(),
        endsAt: end?.toISOString() ?? "",
        cancelled: status === "CANCELLED",
        sequence: Number(sequence),
      })),
    );
  },
};

const PYTHON_PROGRAM = `
import json, sys
from datetime import timezone
from icalendar import Calendar
calendar = Calendar.from_ical(sys.stdin.buffer.read())
own = [zone.to_tz() for zone in calendar.walk("VTIMEZONE")][0]
def utc(moment):
    known = moment.astimezone(timezone.utc)
    # The time zone of the file says the same as the one that the library knows by its name.
    assert own.localize(moment.replace(tzinfo=None)).astimezone(timezone.utc) == known, moment
    return known.strftime("%Y-%m-%dT%H:%M:%S.000Z")
print(json.dumps([{
    "uid": str(event["UID"]), "title": str(event["SUMMARY"]),
    "wall": event["DTSTART"].dt.strftime("%Y-%m-%dT%H:%M"),
    "startsAt": utc(event["DTSTART"].dt), "endsAt": utc(event["DTEND"].dt),
    "cancelled": str(event.get("STATUS")) == "CANCELLED", "sequence": int(event["SEQUENCE"]),
} for event in calendar.walk("VEVENT")]))
`;

/** Debian's own Python has the modules of its packages, whatever other one comes first. */
const python = ["/usr/bin/python3", "python3"].find(
  (program) => spawnSync(program, ["-c", "import icalendar"]).status === 0,
);

const pythonIcalendar: CalendarClient = {
  missing: python === undefined ? "Python's icalendar is not installed (apt-get install python3-icalendar)" : null,
  read(versions) {
    const input = versions.at(-1) ?? "";
    const { stdout, stderr, status } = spawnSync(python ?? "", ["-c", PYTHON_PROGRAM], { input, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return byStart(JSON.parse(stdout));
  },
};

const KHAL = "/usr/bin/khal";
/** No name has it. */
const BETWEEN = "\u241f";

/** Keeps what it got before, by UID, as a program on a desk does. */
const khal: CalendarClient = {
  missing: existsSync(KHAL) ? null : "khal is not installed (apt-get install khal)",
  read(versions) {
    const folder = mkdtempSync(path.join(tmpdir(), "careers-khal-"));
    try {
      const utc = khalIn(folder, "UTC");
      versions.forEach((text, index) => {
        const file = path.join(folder, `${index}.ics`);
        writeFileSync(file, text);
        utc.run("import", "--batch", "-a", "own", file);
      });
      const walls = new Map(
        khalIn(folder, ZONE)
          .list()
          .map(([uid, start = ""]) => [uid, start]),
      );
      const instant = (text = "") => new Date(`${text}:00Z`).toISOString();
      return byStart(
        utc.list().map(([uid = "", start, end, status, title = ""]) => ({
          uid,
          title,
          wall: walls.get(uid) ?? "",
          startsAt: instant(start),
          endsAt: instant(end),
          cancelled: status === "CANCELLED ",
          sequence: null,
        })),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function khalIn(folder: string, zone: string) {
  const configuration = path.join(folder, `${zone.replace("/", "-")}.conf`);
  const time = "%Y-%m-%dT%H:%M";
  writeFileSync(
    configuration,
    `[calendars]\n[[own]]\npath = ${folder}/own\ntype = calendar\n[sqlite]\npath = ${configuration}.db\n[locale]\n` +
      `local_timezone = ${zone}\ndefault_timezone = ${zone}\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\n` +
      `longdateformat = %Y-%m-%d\ndatetimeformat = ${time}\nlongdatetimeformat = ${time}\n` +
      "[default]\ndefault_calendar = own\n",
  );
  const run = (...args: string[]): string => {
    const environment = { ...process.env, LC_ALL: "C.UTF-8", XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
    const { stdout, stderr, status } = spawnSync(KHAL, ["-c", configuration, ...args], {
      encoding: "utf8",
      env: environment,
    });
    if (status !== 0) throw new Error(`khal ${args[0]}: ${stderr}`);
    return stdout;
  };
  const format = ["{uid}", "{start-long}", "{end-long}", "{status}", "{title}"].join(BETWEEN);
  const list = (): string[][] =>
    run("list", "--once", "--day-format", "", "--format", format, "2026-01-01", "2030-01-01")
      .split("\n")
      .filter((line) => line.includes(BETWEEN))
      .map((line) => line.split(BETWEEN));
  return { run, list };
}

const byStart = (seen: Seen[]): Seen[] => seen.sort((a, b) => a.startsAt.localeCompare(b.startsAt));

export const CALENDAR_CLIENTS: Readonly<Record<string, CalendarClient>> = {
  "ical.js": icalJs,
  "node-ical": nodeIcal,
  "Python's icalendar": pythonIcalendar,
  khal,
};
