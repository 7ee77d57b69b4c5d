// An inference host that misbehaves on command: it speaks the protocol of app/ai/llama/protocol.ts, and computes
// nothing. The real one cannot be made to die, hang or talk nonsense at an exact moment. What it does at its start is
// in its "model", a JSON file: {"load": "ready" | "refuse" | "hang" | "mute" | "die" | "nonsense" | "leave", "beatMs":
// 20}. What it does with a job is the first word of the job's text.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const STATS = { promptTokens: 10, reusedTokens: 4, generatedTokens: 3, prefillMs: 2, decodeMs: 1 };

/** @param {unknown} message */
const send = (message) => process.send?.(message);
const die = () => process.kill(process.pid, "SIGKILL");
/** Has closed its channel, and lives on. */
let leaves = false;
/** @type {Map<number, () => void>} what an abort does, by job */
const held = new Map();

/** @param {string} file */
function load(file) {
  const { load: how, beatMs } = JSON.parse(readFileSync(file, "utf8"));
  if (how === "die") {
    process.stderr.write("the weights are cursed\n");
    process.exit(3);
  }
  if (how === "leave") {
    leaves = true;
    setTimeout(die, 30_000);
    setImmediate(() => process.disconnect());
    return;
  }
  const beat = () => how !== "mute" && send({ type: "heartbeat", rss: 1000, loopDelayMs: 1 });
  beat();
  setInterval(beat, beatMs);
  if (how === "refuse") send({ type: "refused", message: "it is not a GGUF file" });
  if (how === "nonsense") send({ type: "ready", loadMs: "soon" });
  if (how === "ready") send({ type: "ready", loadMs: 5, rss: 1000, backend: "cpu", trainedContext: 4096 });
}

/** @param {{ id: number, user: string, generate: unknown }} job */
function work({ id, user, generate }) {
  const [command, argument = ""] = user.split(" ");
  const result = generate ? { text: argument } : { yes: 0.75 };
  const done = () => send({ type: "done", id, result, stats: STATS });
  const aborted = () => send({ type: "failed", id, reason: "aborted", message: "aborted" });
  if (command === "answer") done();
  if (command === "swapped") send({ type: "done", id, result: generate ? { yes: 1 } : { text: "" }, stats: STATS });
  if (command === "fail") send({ type: "failed", id, reason: argument, message: argument });
  if (command === "die") die();
  if (command === "die-once") {
    if (existsSync(argument)) return done();
    writeFileSync(argument, "");
    die();
  }
  if (command === "stop") process.kill(process.pid, "SIGSTOP");
  if (command === "hold") held.set(id, aborted);
  if (command === "deaf") held.set(id, () => undefined);
  if (command === "nonsense") send(["what", "was", "that"]);
  if (command === "garbled") send({ type: "done", id, result: { yes: 7 }, stats: STATS });
  if (command === "stray") {
    send({ type: "failed", id: id + 1000, reason: "invalid", message: "of nobody's job" });
    done();
    done();
  }
}

process.on("message", (/** @type {any} */ message) => {
  if (message.type === "load") load(message.file);
  else if (message.type === "job") work(message);
  else held.get(message.id)?.();
});
process.on("disconnect", () => leaves || process.exit(0));
