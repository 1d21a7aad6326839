import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @import { FromEngine, ToEngine } from './messages.ts' */
/** @typedef {Extract<ToEngine, { type: 'ask' }>} Question */

/**
 * The engine process: loads node-llama-cpp and one model, and answers one request at a time. Plain JavaScript, because
 * Node 20 runs it unchanged from the sources and from the build.
 *
 * Arguments: the engine's main file and the model file.
 */
const [engineFile = '', modelPath = ''] = process.argv.slice(2);

/** Below this size threads spin longer than they work: 50 ms per token instead of 1 ms on a busy machine. */
const ONE_THREAD_BYTES = 100e6;

/** Tokens evaluated between two checks of the cancel signal: 1 to 10 s of work on an ordinary processor. */
const CHUNK_TOKENS = 128;
/** Context sizes are multiples of this, so that a slightly longer prompt does not need a new context. */
const CONTEXT_STEP = 1024;
/** The engine drops old text when the context is full to the last token. */
const CONTEXT_MARGIN = 16;
/** Report, rating and plan have one schema each; those of completing calls vary. */
const GRAMMARS_KEPT = 8;

/** A failure with a detail that is safe to log. */
class EngineFailure extends Error {
  /** @param {'context_too_small' | 'service_error'} code @param {string} detail */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

/** @param {FromEngine} message */
function send(message) {
  process.send?.(message, undefined, undefined, () => {
    // The server has ended; 'disconnect' ends this process.
  });
}

/** @param {unknown} error */
function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? '';
}

async function loadModel() {
  const engine = await import(pathToFileURL(engineFile).href);
  const llama = await engine.getLlama({
    // Never compile or download: `npm run model` has fetched everything.
    build: 'never',
    skipDownload: true,
    // On other platforms the GPU packages are not installed, and the search for them takes time.
    gpu: process.platform === 'darwin' ? 'auto' : false,
    progressLogs: false,
    logger() {},
    ...(statSync(modelPath).size < ONE_THREAD_BYTES ? { maxThreads: 1 } : {}),
  });
  const model = await llama.loadModel({ modelPath });
  // Thinking would use up the tokens of the answer.
  const chatWrapper = engine.resolveChatWrapper(model, {
    customWrapperSettings: { qwen: { thoughts: 'discourage' } },
    warningLogs: false,
  });
  return { engine, llama, model, chatWrapper };
}

/** @type {ReturnType<typeof loadModel> | undefined} */
let loading;
/** @type {{ size: number, context: any, sequence: any } | undefined} */
let evaluated;
/** @type {Map<string, Promise<any>>} */
const grammars = new Map();

/** @param {any} llama @param {object} schema */
async function grammarOf(llama, schema) {
  const key = JSON.stringify(schema);
  const grammar = grammars.get(key) ?? llama.createGrammarForJsonSchema(schema);
  grammars.delete(key);
  grammars.set(key, grammar);
  if (grammars.size > GRAMMARS_KEPT) grammars.delete([...grammars.keys()][0] ?? '');
  try {
    return await grammar;
  } catch (error) {
    grammars.delete(key);
    throw new EngineFailure('service_error', `the schema makes no grammar: ${firstLine(error)}`);
  }
}

/**
 * A sequence in a context of at least `needed` tokens. Reuses the current one if it is large enough, because its
 * evaluated tokens need not be evaluated again.
 * @param {any} model @param {number} needed
 */
async function sequenceFor(model, needed) {
  if (evaluated && evaluated.size >= needed) return evaluated.sequence;
  // The engine would silently cut longer prompts.
  if (needed > model.trainContextSize) {
    throw new EngineFailure(
      'context_too_small',
      `${needed} tokens are needed, the model was trained on ${model.trainContextSize}`,
    );
  }
  await evaluated?.context.dispose();
  evaluated = undefined;
  const size = Math.min(model.trainContextSize, Math.ceil(needed / CONTEXT_STEP) * CONTEXT_STEP);
  try {
    const context = await model.createContext({ contextSize: size });
    evaluated = { size, context, sequence: context.getSequence() };
    return evaluated.sequence;
  } catch (error) {
    throw new EngineFailure('service_error', `no context of ${size} tokens: ${firstLine(error)}`);
  }
}

/**
 * Evaluates the prompt in small pieces: the engine itself cannot be stopped before the first token.
 * @param {any} sequence @param {number[]} tokens @param {AbortSignal} signal
 * @returns the number of tokens that were not evaluated yet
 */
async function evaluatePrompt(sequence, tokens, signal) {
  // The last token is left to the generation, which needs its logits.
  const prompt = tokens.slice(0, -1);
  // Keeps the start that this prompt shares with the previous one.
  await sequence.adaptStateToTokens(prompt, false);
  const kept = sequence.nextTokenIndex;
  for (let next = kept; next < prompt.length; next += CHUNK_TOKENS) {
    signal.throwIfAborted();
    await sequence.evaluateWithoutGeneratingNewTokens(prompt.slice(next, next + CHUNK_TOKENS));
  }
  return tokens.length - kept;
}

/** @param {Question} question @param {AbortSignal} signal @returns {Promise<FromEngine>} */
async function answer({ id, prompt, schema, temperature, maxTokens }, signal) {
  loading ??= loadModel();
  const { engine, llama, model, chatWrapper } = await loading.catch((error) => {
    loading = undefined;
    throw new EngineFailure('service_error', `the model cannot be loaded: ${firstLine(error)}`);
  });
  signal.throwIfAborted();
  const grammar = await grammarOf(llama, schema);
  const chatHistory = [{ type: 'user', text: prompt }];
  const { contextText } = chatWrapper.generateContextState({
    chatHistory: [...chatHistory, { type: 'model', response: [] }],
  });
  const tokens = contextText.tokenize(model.tokenizer);
  const sequence = await sequenceFor(model, tokens.length + maxTokens + CONTEXT_MARGIN);
  const evaluated = await evaluatePrompt(sequence, tokens, signal);

  const used = sequence.tokenMeter.getState();
  const chat = new engine.LlamaChat({ contextSequence: sequence, chatWrapper });
  try {
    const { metadata } = await chat.generateResponse(chatHistory, {
      signal,
      grammar,
      maxTokens,
      temperature,
      // Keys and quotation marks repeat in JSON: a penalty would spoil them.
      repeatPenalty: false,
      budgets: { thoughtTokens: 0 },
      onTextChunk: (/** @type {string} */ text) => send({ type: 'text', id, text }),
    });
    const reason = metadata.stopReason === 'maxTokens' ? 'cut' : 'complete';
    const { usedOutputTokens } = sequence.tokenMeter.diff(used);
    return {
      type: 'end',
      id,
      reason,
      usage: { prompt: tokens.length, completion: usedOutputTokens, evaluated },
    };
  } finally {
    chat.dispose({ disposeSequence: false });
  }
}

/** @type {{ id: number, controller: AbortController } | undefined} */
let current;

/** @param {Question} question */
async function run(question) {
  const { id } = question;
  const controller = new AbortController();
  current = { id, controller };
  try {
    send(await answer(question, controller.signal));
  } catch (error) {
    if (controller.signal.aborted) send({ type: 'cancelled', id });
    else if (error instanceof EngineFailure) {
      send({ type: 'failed', id, code: error.code, detail: error.message });
    } else {
      // The message may contain text of the prompt, so only the error's type is sent.
      const kind = error instanceof Error ? error.name : typeof error;
      send({ type: 'failed', id, code: 'service_error', detail: `the engine failed (${kind})` });
    }
  } finally {
    current = undefined;
  }
}

process.on('message', (/** @type {ToEngine} */ message) => {
  if (message.type === 'ask') void run(message);
  else if (current?.id === message.id) current.controller.abort();
});

// Ctrl-C reaches this process too. The server drains first and then ends it; 'disconnect' ends it if the server dies.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
