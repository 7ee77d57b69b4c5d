import { describe, expect, it } from "vitest";
import {
  MAX_RESTARTS,
  RESTART_AFTER_MS,
  reduceVoice,
  VOICE_OFF,
  type VoiceEffect,
  type VoiceEvent,
  type VoiceState,
} from "#app/features/interview/voice/voice-machine.ts";

type Given = { state: VoiceState; effects: readonly VoiceEffect[] };
type Report = VoiceEvent extends infer E ? (E extends { run: number } ? Omit<E, "run"> : never) : never;

/** A student at the button: `report` comes from what is running now. */
class Voice {
  state = VOICE_OFF;
  effects: readonly VoiceEffect[] = [];

  tell(event: VoiceEvent): this {
    ({ state: this.state, effects: this.effects } = reduceVoice(this.state, event) satisfies Given);
    return this;
  }
  report(event: Report): this {
    return this.tell({ ...event, run: this.state.run } as VoiceEvent);
  }
  get told(): string[] {
    return this.effects.flatMap((effect) => (effect.type === "tell" ? [effect.what] : []));
  }
  get orders(): string[] {
    return this.effects.map(({ type }) => type);
  }
}

const PRESS = { type: "press", online: true, obstacle: null } as const;
const NOW = { online: true, recordable: true };
const recognising = () => new Voice().tell(PRESS).report({ type: "recogniser_found", usable: true, recordable: true });
const recording = () =>
  new Voice()
    .tell(PRESS)
    .report({ type: "recogniser_found", usable: false, recordable: true })
    .report({ type: "recording" });

describe("the button", () => {
  it("begins with the browser's recognition where it may be used, and records where not", () => {
    expect(recognising().state.mode).toBe("recognising");
    const voice = new Voice().tell(PRESS).report({ type: "recogniser_found", usable: false, recordable: true });
    expect(voice.orders).toContain("start_recorder");
    expect(voice.state.mode, "the microphone may still be refused").toBe("starting");
    expect(voice.report({ type: "recording" }).state.mode).toBe("recording");
  });

  it.each([
    ["offline", { online: false, obstacle: null }],
    ["insecure", { online: true, obstacle: "insecure" }],
    ["insecure", { online: false, obstacle: "insecure" }],
    ["old_browser", { online: true, obstacle: "old_browser" }],
  ] as const)("refuses at once and says why: %s", (what, conditions) => {
    const voice = new Voice().tell({ type: "press", ...conditions });
    expect(voice.told).toEqual([what]);
    expect(voice.state.mode).toBe("off");
  });

  it("says that nothing can be written down where neither the browser nor the server does", () => {
    const voice = new Voice().tell(PRESS).report({ type: "recogniser_found", usable: false, recordable: false });
    expect(voice.state.mode).toBe("off");
    expect(voice.told).toEqual(["no_server"]);
  });

  it.each([
    ["recognition", recognising],
    ["recording", recording],
    ["the preparation", () => new Voice().tell(PRESS)],
  ])("ends %s, and keeps its last words", (_, begin) => {
    const voice = begin().tell(PRESS);
    expect(voice.state.mode).toBe("off");
    expect(voice.orders).toEqual(["stop_recogniser", "stop_recorder"]);
  });
});

describe("recognition", () => {
  it.each(["network", "service-not-allowed", "aborted", "language-not-supported", "audio-capture", "un-error-nuevo"])(
    "gives way to recording after %s, without waiting for an end",
    (code) => {
      const voice = recognising().report({ type: "recogniser_error", code, ...NOW });
      expect(voice.state.mode).toBe("starting");
      expect(voice.orders).toEqual(["drop_recogniser", "start_recorder"]);
    },
  );

  it("asks for the permission that it was refused", () => {
    const voice = recognising().report({ type: "recogniser_error", code: "not-allowed", ...NOW });
    expect(voice.told).toEqual(["denied"]);
    expect(voice.state.mode).toBe("off");
  });

  it("starts again five times, and the sixth end leads to recording", () => {
    const voice = recognising();
    for (let restart = 0; restart < MAX_RESTARTS; restart += 1) {
      voice.report({ type: "recogniser_end", ...NOW });
      expect(voice.effects).toEqual([{ type: "start_recogniser", run: voice.state.run, afterMs: RESTART_AFTER_MS }]);
    }
    expect(MAX_RESTARTS).toBe(5);
    expect(voice.report({ type: "recogniser_end", ...NOW }).orders).toContain("start_recorder");
  });

  it("counts the restarts of each recording anew", () => {
    const voice = recognising();
    for (let restart = 0; restart < MAX_RESTARTS; restart += 1) voice.report({ type: "recogniser_end", ...NOW });
    voice.tell(PRESS).tell(PRESS).report({ type: "recogniser_found", usable: true, recordable: true });
    expect(voice.report({ type: "recogniser_end", ...NOW }).state.mode).toBe("recognising");
  });

  it("takes silence for an end, and the end that follows it for nothing", () => {
    const voice = recognising();
    const { run } = voice.state;
    voice.report({ type: "recogniser_error", code: "no-speech", ...NOW });
    expect(voice.state).toMatchObject({ mode: "recognising", restarts: 1 });
    const after = voice.state;
    expect(voice.tell({ type: "recogniser_end", run, ...NOW }).state).toEqual(after);
    expect(voice.effects).toEqual([]);
  });

  it("does not start again offline, and says so", () => {
    const voice = recognising().report({ type: "recogniser_end", online: false, recordable: true });
    expect(voice.state.mode).toBe("off");
    expect(voice.told).toEqual(["offline"]);
  });

  it("gives way to recording when it gives no sign at all", () => {
    expect(recognising().report({ type: "recogniser_silent", recordable: true }).orders).toContain("start_recorder");
  });

  it("says that it cannot go on where nobody could write down a recording", () => {
    const voice = recognising().report({ type: "recogniser_error", code: "network", online: true, recordable: false });
    expect(voice.told).toEqual(["no_server"]);
    expect(voice.state.mode).toBe("off");
  });
});

describe("what comes late", () => {
  it("is ignored after the own stop: neither its error nor its end says anything", () => {
    const voice = recognising();
    const { run } = voice.state;
    voice.tell(PRESS);
    const off = voice.state;
    for (const event of [
      { type: "recogniser_error", code: "aborted", run, ...NOW },
      { type: "recogniser_end", run, ...NOW },
      { type: "recogniser_silent", run, recordable: true },
    ] as const) {
      voice.tell(event);
      expect(voice.state).toEqual(off);
      expect(voice.effects).toEqual([]);
    }
  });

  it("does not touch a recording that was begun after it", () => {
    const voice = recognising();
    const { run } = voice.state;
    voice.tell(PRESS).tell(PRESS).report({ type: "recogniser_found", usable: true, recordable: true });
    voice.tell({ type: "recogniser_error", code: "aborted", run, ...NOW });
    expect(voice.state).toMatchObject({ mode: "recognising", restarts: 0 });
  });

  it("leaves the voice off when the microphone opens after the student changed his mind", () => {
    const voice = new Voice().tell(PRESS).report({ type: "recogniser_found", usable: false, recordable: true });
    const { run } = voice.state;
    voice.tell(PRESS).tell({ type: "recording", run });
    expect(voice.state.mode).toBe("off");
    expect(voice.tell({ type: "microphone_failed", run, fault: "denied" }).told).toEqual([]);
  });
});

describe("a recording", () => {
  it.each(["denied", "no_microphone", "microphone_failed"] as const)(
    "ends with a word on the microphone: %s",
    (fault) => {
      const voice = recording().report({ type: "microphone_failed", fault });
      expect(voice.state.mode).toBe("off");
      expect(voice.told).toEqual([fault]);
      expect(voice.orders, "what was said before is written down").toContain("stop_recorder");
    },
  );

  it.each([
    [{ type: "offline" }, ["offline"]],
    [{ type: "hidden" }, ["hidden"]],
    [{ type: "full" }, ["full"]],
    [{ type: "server_off" }, ["no_server"]],
    [{ type: "send" }, []],
  ] as const)("ends on %o and keeps its last words", (event, told) => {
    const voice = recording().tell(event);
    expect(voice.state.mode).toBe("off");
    expect(voice.orders).toContain("stop_recorder");
    expect(voice.told).toEqual(told);
  });

  it("is forgotten when the time is over, also where only its last words are missing", () => {
    expect(recording().tell({ type: "over" }).orders).toEqual(["drop_recogniser", "drop_recorder"]);
    expect(recording().tell(PRESS).tell({ type: "over" }).orders).toContain("drop_recorder");
  });

  it("is not ended by the question for permission, which hides the page on some phones", () => {
    expect(new Voice().tell(PRESS).tell({ type: "hidden" }).state.mode).toBe("starting");
  });
});

it("stays silent while it is off", () => {
  const off = new Voice();
  for (const type of ["offline", "hidden", "full", "server_off", "send"] as const) {
    expect(off.tell({ type }).effects).toEqual([]);
    expect(off.state).toEqual(VOICE_OFF);
  }
});
