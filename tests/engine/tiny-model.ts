import { answerFormat } from '../../src/model/formats/answer.ts';
import { requestSchema } from '../../src/model/formats/format.ts';
import { judgementFormat } from '../../src/model/formats/judgement.ts';
import { ratingFormats } from '../../src/model/formats/rating.ts';
import { replyFormat } from '../../src/model/formats/reply.ts';
import { gguf, type Tensor } from './gguf.ts';

/** The context length that the model file states. */
export const CONTEXT_TOKENS = 32_768;

const DIM = 32;
/** One, because the engine is three times slower with heads of 16 numbers than with heads of 32. */
const HEADS = 1;
const FEED_FORWARD = 32;

/** The sentence, by kinds of words; all but the first start with a space. */
const SENTENCE = [
  ['La', 'Una', 'Esta'],
  [' tienda', ' oferta', ' clienta', ' semana', ' prueba'],
  [' necesita', ' muestra', ' busca', ' cambia'],
  [' una', ' otra', ' la'],
  [' señal', ' entrega', ' ruta', ' zona', ' venta'],
  [' clara', ' rápida', ' nueva', ' útil'],
] as const;

/** Kinds of tokens, which select the next token. Words of the sentence have 1 to 6. */
const KIND = { other: 0, digit: SENTENCE.length + 1, openingBracket: SENTENCE.length + 2 } as const;
const KINDS = KIND.openingBracket + 1;

const NORMAL_TOKEN = 1;
const CONTROL_TOKEN = 3;
/** Large enough to dominate at temperature 0.7 and over the random weights. */
const STRONG = 9;
const NEVER = -30;
const NOISE = 0.05;

/** The commonest pairs of the prompts: fewer tokens to evaluate. `Ġ` is a space. */
const MERGES = (
  'e n|Ġ c|Ġ a|Ġ p|d e|e s|e r|Ġ s|Ġ l|o n|a s|a r|Ġ t|Ġ de|o r|u e|a n|i n|o s|u n|r e|i t|Ġ q|Ġ m|a t|a l|i s|Ġ y|i c|' +
  'Ġq ue|Ġ un|a d|c i|Ġ f|Ġ en|Ġ o|Ġc on|Ġ h|Ġ w|Ġt h|Ġs e|en t|Ġp r|Ġ n|Ġ e|l e|Ġ re|t a|Ġc l|Ġ es|a m|o m|Ġ d|Ġ b|' +
  'Ġ v|c e|Ġth e|Ġpr o|p er|t r|Ġa n'
).split('|');

/** The names of the fields of all answers. Each is one token, so that answers are short. */
const FIELD_NAMES = new Set(
  [judgementFormat, answerFormat, replyFormat, ...ratingFormats].flatMap((format) =>
    fieldNames(requestSchema(format)),
  ),
);

function fieldNames(schema: object): string[] {
  const names = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  const parts = Object.values(schema).filter((part) => typeof part === 'object' && part !== null);
  return [...names, ...parts.flatMap(fieldNames)];
}

interface TinyToken {
  text: string;
  type: number;
  kind: number;
  bias: number;
}

/**
 * A model of the llama architecture that real engines load, in about 200 kB. It knows nothing: the kind of each token
 * determines the kind of the next (opening quotation mark, six kinds of words, closing quotation mark), and random
 * weights vary it a little. With a grammar it writes short sentences wherever text is allowed, so that an answer ends.
 */
export function tinyModel(): Buffer {
  const random = generator(1);
  const tokens = vocabulary();
  const end = tokens.findIndex(({ text }) => text === '<|im_end|>');
  return gguf(
    {
      'general.architecture': { type: 'string', value: 'llama' },
      'general.name': { type: 'string', value: 'tiny' },
      'general.file_type': { type: 'u32', value: 0 },
      'llama.block_count': { type: 'u32', value: 1 },
      'llama.context_length': { type: 'u32', value: CONTEXT_TOKENS },
      'llama.embedding_length': { type: 'u32', value: DIM },
      'llama.feed_forward_length': { type: 'u32', value: FEED_FORWARD },
      'llama.attention.head_count': { type: 'u32', value: HEADS },
      'llama.attention.head_count_kv': { type: 'u32', value: HEADS },
      'llama.attention.layer_norm_rms_epsilon': { type: 'f32', value: 1e-5 },
      'llama.rope.dimension_count': { type: 'u32', value: DIM / HEADS },
      'llama.vocab_size': { type: 'u32', value: tokens.length },
      'tokenizer.ggml.model': { type: 'string', value: 'gpt2' },
      'tokenizer.ggml.pre': { type: 'string', value: 'gpt-2' },
      'tokenizer.ggml.tokens': { type: 'strings', value: tokens.map(({ text }) => text) },
      'tokenizer.ggml.token_type': { type: 'i32s', value: tokens.map(({ type }) => type) },
      'tokenizer.ggml.merges': { type: 'strings', value: MERGES },
      'tokenizer.ggml.bos_token_id': { type: 'u32', value: end },
      'tokenizer.ggml.eos_token_id': { type: 'u32', value: end },
      'tokenizer.ggml.add_bos_token': { type: 'bool', value: false },
      'tokenizer.chat_template': {
        type: 'string',
        value:
          "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}",
      },
    },
    weights(tokens, random),
  );
}

/** All bytes, so that any text can be encoded; the words of the sentence; the chat tokens. */
function vocabulary(): TinyToken[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: byteCharacter(byte),
    type: NORMAL_TOKEN,
    kind: byteKind(String.fromCharCode(byte)),
    bias: byteBias(byte),
  }));
  const words = SENTENCE.flatMap((choices, index) =>
    choices.map((word) => ({
      text: [...Buffer.from(word)].map(byteCharacter).join(''),
      type: NORMAL_TOKEN,
      kind: index + 1,
      bias: 0,
    })),
  );
  const names = [...FIELD_NAMES].map((name) => ({
    text: `"${name}":`,
    type: NORMAL_TOKEN,
    kind: KIND.other,
    bias: STRONG,
  }));
  const marks = ['<|im_start|>', '<|im_end|>'].map((text) => ({
    text,
    type: CONTROL_TOKEN,
    kind: KIND.other,
    bias: text === '<|im_end|>' ? 2 : NEVER,
  }));
  const merged = MERGES.map((pair) => ({
    text: pair.replace(' ', ''),
    type: NORMAL_TOKEN,
    kind: KIND.other,
    bias: NEVER,
  }));
  return [...bytes, ...words, ...names, ...marks, ...merged];
}

/** GPT-2 tokenizers represent each byte by a printable character. */
function byteCharacter(byte: number): string {
  const printable = (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  if (printable) return String.fromCharCode(byte);
  const before = Array.from({ length: byte }, (_, each) => each).filter(
    (each) => !((each >= 33 && each <= 126) || (each >= 161 && each <= 172) || each >= 174),
  );
  return String.fromCharCode(256 + before.length);
}

function byteKind(character: string): number {
  if (/\d/.test(character)) return KIND.digit;
  return character === '[' ? KIND.openingBracket : KIND.other;
}

/** Closing characters are likely, so that lists and objects end. */
function byteBias(byte: number): number {
  const character = String.fromCharCode(byte);
  if (byte < 32 || byte >= 127 || character === '\\') return NEVER;
  if (character === '"') return 4;
  if (character === '{' || character === ']' || character === '}' || character === ':') return 3;
  if (character === ',') return 2;
  if (/\d/.test(character)) return 1;
  return -6;
}

function followBonus(kind: number, next: TinyToken): number {
  if (kind === KIND.digit) return next.kind === KIND.digit ? -STRONG : 0;
  // Lists are never empty.
  if (kind === KIND.openingBracket) return next.text === '"' || next.text === '{' ? STRONG : 0;
  if (kind === SENTENCE.length) return next.text === '"' ? STRONG : 0;
  // The first word follows a quotation mark; the grammar forbids it where no text is allowed.
  return next.kind === kind + 1 ? STRONG : 0;
}

/** An embedding has a constant, one-hot flags for its kind, and noise. The output layer reads the first two. */
function weights(tokens: readonly TinyToken[], random: () => number): Tensor[] {
  // RMS norm scales [1, one flag, noise] to about sqrt(DIM / 2).
  const scale = Math.sqrt(2 / DIM);
  const tensor = (
    name: string,
    shape: readonly number[],
    fill: (column: number, row: number) => number,
  ): Tensor => {
    const [columns = 1, rows = 1] = shape;
    const data = Float32Array.from({ length: columns * rows }, (_, index) =>
      fill(index % columns, Math.floor(index / columns)),
    );
    return { name, shape, data };
  };
  const noise = (name: string, columns: number, rows: number) =>
    tensor(name, [columns, rows], () => NOISE * random());
  const at = (row: number) => tokens[row] as TinyToken;
  return [
    tensor('token_embd.weight', [DIM, tokens.length], (column, row) => {
      if (column === 0) return 1;
      if (column <= KINDS) return at(row).kind === column - 1 ? 1 : 0;
      return NOISE * random();
    }),
    tensor('output_norm.weight', [DIM], () => 1),
    tensor('output.weight', [DIM, tokens.length], (column, row) => {
      if (column === 0) return scale * at(row).bias;
      if (column <= KINDS) return scale * followBonus(column - 1, at(row));
      return 0.15 * random();
    }),
    tensor('blk.0.attn_norm.weight', [DIM], () => 1),
    noise('blk.0.attn_q.weight', DIM, DIM),
    noise('blk.0.attn_k.weight', DIM, DIM),
    noise('blk.0.attn_v.weight', DIM, DIM),
    noise('blk.0.attn_output.weight', DIM, DIM),
    tensor('blk.0.ffn_norm.weight', [DIM], () => 1),
    noise('blk.0.ffn_gate.weight', DIM, FEED_FORWARD),
    noise('blk.0.ffn_up.weight', DIM, FEED_FORWARD),
    noise('blk.0.ffn_down.weight', FEED_FORWARD, DIM),
  ];
}

/** Pseudo-random numbers from -1 to 1 for a seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}
