import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @import { ContextKind, FromEngine, ToEngine } from './engine-messages.ts' */
/** @typedef {Extract<ToEngine, { type: 'ask' }>} AnswerTask */
/** @typedef {Extract<ToEngine, { type: 'prepare' }>} Preparation */

/**
 * The engine process: loads node-llama-cpp and one model, and runs one task at a time. It is written in JavaScript, so
 * that Node 20 can run this file both in the sources and in the build.
 *
 * Arguments: the engine's main file and the model file.
 */
const [engineFile = '', modelPath = ''] = process.argv.slice(2);

/** Smaller models run in one thread. With several threads, a busy machine takes 50 ms per token instead of 1 ms. */
const ONE_THREAD_BYTES = 100e6;

/** Tokens evaluated between two checks of the signal: 1 to 10 s of work on an ordinary processor. */
const BATCH_TOKENS = 128;
/** Context sizes are multiples of this, so that a slightly longer prompt does not need a new context. */
const CONTEXT_STEP = 1024;
/** Tokens left free, because the engine drops old text when a context is full to its last token. */
const CONTEXT_MARGIN = 16;
/** The number of cached grammars. Most kinds of document have one schema; completing requests have many. */
const GRAMMARS_KEPT = 8;

/** A failure with a detail that is safe to log. */
class EngineFailure extends Error {
  /** @param {'context_too_small' | 'service_error'} code @param {string} detail @param {boolean} isOutOfMemory */
  constructor(code, detail, isOutOfMemory = false) {
    super(detail);
    this.code = code;
    this.isOutOfMemory = isOutOfMemory;
  }
}

/** @param {FromEngine} message */
function send(message) {
  process.send?.(message, undefined, undefined, () => {
    // Sending fails when the server has ended. Then 'disconnect' ends this process.
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
    // Except on macOS, the GPU packages are not installed, and the search for them takes time.
    gpu: process.platform === 'darwin' ? 'auto' : false,
    progressLogs: false,
    logger() {},
    ...(statSync(modelPath).size < ONE_THREAD_BYTES ? { maxThreads: 1 } : {}),
  });
  const model = await llama.loadModel({ modelPath });
  // Discourages thinking, which would use up the tokens for the answer.
  const chatWrapper = engine.resolveChatWrapper(model, {
    customWrapperSettings: { qwen: { thoughts: 'discourage' } },
    warningLogs: false,
  });
  send({ type: 'loaded', id: -1 });
  return { engine, llama, model, chatWrapper };
}

/** @type {ReturnType<typeof loadModel> | undefined} */
let loading;
/** @type {Map<ContextKind, { size: number, context: any, sequence: any }>} */
const contexts = new Map();
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
    throw new EngineFailure('service_error', `no grammar can be made of the schema: ${firstLine(error)}`);
  }
}

/** The loaded model. Loads it with the first request, and again after a failure. */
async function loadOnce() {
  loading ??= loadModel();
  return loading.catch((error) => {
    loading = undefined;
    throw new EngineFailure('service_error', `the model cannot be loaded: ${firstLine(error)}`);
  });
}

/**
 * The sequence of a context with at least `needed` tokens. Reuses the current context if it is large enough, because its
 * evaluated tokens need not be evaluated again.
 * @param {any} model @param {ContextKind} kind @param {number} needed
 */
async function sequenceFor(model, kind, needed) {
  const current = contexts.get(kind);
  if (current && current.size >= needed) return current.sequence;
  // The engine would silently cut longer prompts.
  if (needed > model.trainContextSize) {
    throw new EngineFailure(
      'context_too_small',
      `${needed} tokens are needed, the model was trained on ${model.trainContextSize}`,
    );
  }
  await release(kind);
  const size = Math.min(model.trainContextSize, Math.ceil(needed / CONTEXT_STEP) * CONTEXT_STEP);
  // With the default batch of 512 tokens, the buffers of a 4B model take 300 MB.
  const create = () => model.createContext({ contextSize: size, batchSize: BATCH_TOKENS });
  /** @type {ContextKind} */
  const other = kind === 'judgement' ? 'other' : 'judgement';
  try {
    const context = await create().catch(async (/** @type {unknown} */ error) => {
      if (!contexts.has(other)) throw error;
      // The memory may be too small for both contexts.
      await release(other);
      return create();
    });
    const sequence = context.getSequence();
    contexts.set(kind, { size, context, sequence });
    return sequence;
  } catch (error) {
    // A judgement needs the smallest context. Other requests may be repeated with a shorter prompt.
    const code = kind === 'judgement' ? 'service_error' : 'context_too_small';
    throw new EngineFailure(code, `no context of ${size} tokens: ${firstLine(error)}`, true);
  }
}

/** @param {ContextKind} kind */
async function release(kind) {
  const { context } = contexts.get(kind) ?? {};
  contexts.delete(kind);
  await context?.dispose();
}

/** @param {any} model @param {any} chatWrapper @param {string} prompt @returns {number[]} */
function tokensOf(model, chatWrapper, prompt) {
  const { contextText } = chatWrapper.generateContextState({
    chatHistory: [
      { type: 'user', text: prompt },
      { type: 'model', response: [] },
    ],
  });
  return contextText.tokenize(model.tokenizer);
}

/**
 * Evaluates tokens in small batches, because the engine cannot be stopped while it evaluates.
 * @param {any} sequence @param {number[]} tokens @param {AbortSignal} signal
 * @returns {Promise<number>} how many tokens were new
 */
async function evaluate(sequence, tokens, signal) {
  const before = sequence.tokenMeter.usedInputTokens;
  // Keeps the prefix that the sequence has already evaluated.
  await sequence.adaptStateToTokens(tokens, false);
  for (let next = sequence.nextTokenIndex; next < tokens.length; next += BATCH_TOKENS) {
    signal.throwIfAborted();
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(next, next + BATCH_TOKENS));
  }
  return sequence.tokenMeter.usedInputTokens - before;
}

/**
 * Evaluates the tokens that are common to all prompts that begin with this prompt.
 * @param {Preparation} preparation @param {AbortSignal} signal @returns {Promise<FromEngine>}
 */
async function prepare({ id, prompt, reserve }, signal) {
  const { model, chatWrapper } = await loadOnce();
  const withLetter = tokensOf(model, chatWrapper, `${prompt}a`);
  const withDigit = tokensOf(model, chatWrapper, `${prompt}1`);
  const tokens = withLetter.slice(
    0,
    withLetter.findIndex((token, index) => token !== withDigit[index]),
  );
  const sequence = await sequenceFor(model, 'judgement', tokens.length + reserve + CONTEXT_MARGIN);
  const evaluated = await evaluate(sequence, tokens, signal);
  // Models with a sliding window need a checkpoint to return to this token. Other models ignore it.
  await sequence.takeCheckpoint();
  const usage = { prompt: tokens.length, cached: tokens.length - evaluated, completion: 0 };
  return { type: 'end', id, reason: 'complete', usage };
}

/** @param {AnswerTask} task @param {AbortSignal} signal @returns {Promise<FromEngine>} */
async function answer({ id, context, prompt, schema, temperature, maxTokens }, signal) {
  const { engine, llama, model, chatWrapper } = await loadOnce();
  signal.throwIfAborted();
  const grammar = await grammarOf(llama, schema);
  const tokens = tokensOf(model, chatWrapper, prompt);
  const sequence = await sequenceFor(model, context, tokens.length + maxTokens + CONTEXT_MARGIN);
  // Leaves the last token to `generateResponse`, which needs its logits.
  const evaluated = await evaluate(sequence, tokens.slice(0, -1), signal);

  const used = sequence.tokenMeter.getState();
  const chat = new engine.LlamaChat({ contextSequence: sequence, chatWrapper });
  try {
    const { metadata } = await chat.generateResponse([{ type: 'user', text: prompt }], {
      signal,
      grammar,
      maxTokens,
      temperature,
      // JSON repeats keys and quotation marks, so a penalty would damage it.
      repeatPenalty: false,
      budgets: { thoughtTokens: 0 },
      onTextChunk: (/** @type {string} */ text) => send({ type: 'text', id, text }),
    });
    const cached = tokens.length - 1 - evaluated;
    const reason = metadata.stopReason === 'maxTokens' ? 'cut' : 'complete';
    const { usedOutputTokens } = sequence.tokenMeter.diff(used);
    return {
      type: 'end',
      id,
      reason,
      usage: { prompt: tokens.length, cached, completion: usedOutputTokens },
    };
  } finally {
    chat.dispose({ disposeSequence: false });
  }
}

/** @type {{ id: number, controller: AbortController } | undefined} */
let current;

/** @param {AnswerTask | Preparation} task */
async function run(task) {
  const { id } = task;
  const controller = new AbortController();
  current = { id, controller };
  try {
    const { signal } = controller;
    send(task.type === 'ask' ? await answer(task, signal) : await prepare(task, signal));
  } catch (error) {
    // After a cancel, `failed` only says that the task has ended.
    if (error instanceof EngineFailure) {
      const { code, message: detail, isOutOfMemory } = error;
      send({ type: 'failed', id, code, detail, isOutOfMemory });
    } else {
      // The message may contain text of the prompt, so only the error's type is sent.
      const kind = error instanceof Error ? error.name : typeof error;
      const detail = `the engine failed (${kind})`;
      send({ type: 'failed', id, code: 'service_error', detail, isOutOfMemory: false });
    }
  } finally {
    current = undefined;
  }
}

process.on('message', (/** @type {ToEngine} */ message) => {
  if (message.type !== 'cancel') void run(message);
  else if (current?.id === message.id) current.controller.abort();
});

// Ctrl-C reaches this process too. The server drains, then ends this process. If the server dies, 'disconnect' ends it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
