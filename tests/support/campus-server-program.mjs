// An OpenAI-compatible server over a real GGUF, in a process of its own: node tests/support/campus-server-program.mjs
// MODEL [--no-logprobs]. It tells its port as a line on stdout. It does what llama-server and vLLM do with the calls
// that the product makes; those two cannot be had in a test run.
import { createServer } from "node:http";
import { getLlama, LlamaGrammarEvaluationState } from "node-llama-cpp";

const [file, ...flags] = process.argv.slice(2);
const tellsProbabilities = !flags.includes("--no-logprobs");
const NAME = "tiny-campus";

const llama = await getLlama({ build: "never", gpu: false, maxThreads: 1, progressLogs: false });
const model = await llama.loadModel({ modelPath: String(file), useMmap: false });
const context = await model.createContext({ contextSize: 4096, batchSize: 128, threads: 1 });
const sequence = context.getSequence();

/** One at a time, like a server with one slot. */
let last = Promise.resolve();

const server = createServer((request, response) => {
  const reply = (/** @type {number} */ status, /** @type {unknown} */ body) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };
  if (request.url === "/health") return reply(200, { status: "ok" });
  if (request.url === "/v1/models") return reply(200, { object: "list", data: [{ id: NAME, object: "model" }] });
  if (request.url !== "/v1/chat/completions") return reply(404, { error: { message: "not found" } });
  /** @type {Buffer[]} */
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    last = last
      .then(() => complete(JSON.parse(Buffer.concat(chunks).toString("utf8")), gone.signal))
      .then(
        (choice) => reply(200, { object: "chat.completion", model: NAME, choices: [{ index: 0, ...choice }] }),
        (error) => reply(500, { error: { message: String(error) } }),
      );
  });
});

/**
 * @typedef {{ messages: { role: string, content: string }[], logprobs?: boolean, top_logprobs?: number,
 *   temperature: number, max_tokens: number,
 *   response_format?: { json_schema: { schema: import("node-llama-cpp").GbnfJsonObjectSchema } } }} Body
 */

/**
 * @param {Body} body
 * @param {AbortSignal} signal
 */
async function complete(body, signal) {
  const text =
    `${body.messages.map(({ role, content }) => `<|im_start|>${role}\n${content}<|im_end|>`).join("\n")}\n<|` +
    `im_start|>assistant\n`;
  const tokens = model.tokenize(text, true);
  await sequence.clearHistory();
  if (body.logprobs && tellsProbabilities) return probabilities(tokens, body.top_logprobs);
  const format = body.response_format;
  const grammar = format && (await llama.createGrammarForJsonSchema(format.json_schema.schema));
  /** @type {import("node-llama-cpp").Token[]} */
  const written = [];
  let finish = "length";
  const options = {
    temperature: body.temperature,
    ...(grammar && { grammarEvaluationState: new LlamaGrammarEvaluationState({ model, grammar }) }),
  };
  for await (const token of sequence.evaluate(tokens, options)) {
    if (signal.aborted) break;
    if (model.isEogToken(token)) {
      finish = "stop";
      break;
    }
    written.push(token);
    // The library's grammar asks for line breaks after the object; the servers it stands for end there.
    if (grammar && isWhole(model.detokenize(written))) {
      finish = "stop";
      break;
    }
    if (written.length >= body.max_tokens) break;
  }
  return { message: { role: "assistant", content: model.detokenize(written) }, finish_reason: finish };
}

/** @param {string} text */
function isWhole(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {import("node-llama-cpp").Token[]} tokens
 * @param {number} [count]
 */
async function probabilities(tokens, count) {
  const last = tokens.at(-1);
  if (last === undefined) throw new Error("an empty prompt");
  const results = await sequence.controlledEvaluate([
    ...tokens.slice(0, -1),
    [last, { generateNext: { probabilities: true, token: true } }],
  ]);
  const top = [...(results.at(-1)?.next.probabilities ?? [])].slice(0, count).map(([token, p]) => ({
    token: model.detokenize([token]),
    logprob: Math.log(p),
  }));
  const content = top[0]?.token ?? "";
  return {
    message: { role: "assistant", content },
    finish_reason: "length",
    logprobs: { content: [{ token: content, logprob: top[0]?.logprob ?? 0, top_logprobs: top }] },
  };
}

server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`${/** @type {import("node:net").AddressInfo} */ (server.address()).port}\n`),
);
// Whoever started it has gone: so does it.
process.stdin.resume().once("end", () => process.exit(0));
