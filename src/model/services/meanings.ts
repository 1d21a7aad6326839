import { saysOneOf } from './phrases.ts';

/**
 * How vendors say what is wrong. Each row is a phrase (`saysOneOf` says how it matches machine codes and sentences) with the
 * services that use it. A row stays only while a case in `tests/fixtures/error-bodies.jsonl` has it; the case names its source.
 */
type Phrases = Readonly<Record<string, string>>;

/** A filter stopped the prompt or the answer. */
const MODERATION: Phrases = {
  'content filter': 'OpenAI, Azure OpenAI, Anthropic, Moonshot',
  'content policy': 'OpenAI, LiteLLM',
  'responsible ai': 'Azure OpenAI',
  'moderation blocked': 'OpenAI',
  'safety system': 'OpenAI',
  'invalid prompt': 'OpenAI',
  'violates our usage policies': 'OpenAI',
  'flagged for': 'OpenRouter',
  'data inspection failed': 'DashScope',
  'inappropriate content': 'DashScope',
  'sensitive content': 'Zhipu',
  敏感内容: 'Zhipu',
  'content exists risk': 'DeepSeek',
  'considered high risk': 'Moonshot',
  'violates usage guidelines': 'xAI',
  'violations of the usage guidelines': 'Cohere',
  'prohibited content': 'Gemini',
  'new sensitive': 'MiniMax',
};

/**
 * Prompt and answer do not fit. A request that alone exceeds the tokens per minute (OpenAI, Groq) counts too, because
 * waiting does not help.
 */
const CONTEXT: Phrases = {
  'maximum context length': 'OpenAI, vLLM, SGLang, OpenRouter, Mistral',
  'context length exceeded': 'OpenAI, Cerebras',
  'exceed context size': 'llama.cpp',
  'exceeds the available context size': 'llama.cpp',
  'context size has been exceeded': 'llama.cpp',
  'context window exceeded': 'LiteLLM',
  'exceed context limit': 'Anthropic',
  'prompt is too long': 'Anthropic',
  'exceed context window': 'llama-cpp-python',
  'exceeds the context window': 'OpenAI',
  'input tokens exceed the configured limit': 'OpenAI',
  'context window exceeds limit': 'MiniMax',
  'context window limit': 'Cloudflare Workers AI',
  'exceeds the context length': 'Ollama',
  'prompt too long': 'Ollama',
  'models context length': 'SGLang',
  'input length … exceeds the maximum allowed': 'SGLang, OpenRouter',
  'greater than the context length': 'LM Studio',
  'cannot truncate prompt with n keep': 'LM Studio',
  'loaded with context length of only': 'LM Studio',
  'longer than the maximum model length': 'vLLM',
  'max tokens must be at least 1, got': 'vLLM',
  'input is too long': 'Bedrock',
  'too many tokens: total number': 'Cohere',
  'request too large for': 'OpenAI, Groq',
  'request body too large for': 'GitHub Models',
  'tokens limit reached': 'GitHub Models',
  'prompt token count of … exceeds the limit': 'GitHub Copilot',
  'inputs tokens +': 'Hugging Face TGI, Together',
  'inputs must have less than': 'Hugging Face TGI',
  'less than the context length': 'Together',
  'input token count … exceeds the maximum': 'Gemini',
  'range of input length': 'DashScope',
  'exceeded model token limit': 'Moonshot',
  'maximum prompt length is': 'xAI',
  'prompt exceeds max length': 'Zhipu',
  'prompt 超长': 'Zhipu',
};

/** OpenAI answers 429, Anthropic 400, xAI 403, Fireworks 412. */
const NO_CREDIT: Phrases = {
  'insufficient quota': 'OpenAI, Perplexity',
  'billing not active': 'OpenAI',
  'account is not active': 'OpenAI',
  'credit balance': 'Anthropic',
  'api usage limits': 'Anthropic',
  'insufficient credit': 'OpenRouter',
  'requires more credits': 'OpenRouter',
  'key limit exceeded': 'OpenRouter',
  'budget has been exceeded': 'LiteLLM',
  'budget exceeded': 'LiteLLM',
  'exceeded budget': 'LiteLLM',
  'over budget': 'LiteLLM',
  arrearage: 'DashScope',
  'free tier only': 'DashScope',
  'free tier of the model has been exhausted': 'DashScope',
  'free allocated quota exceeded': 'DashScope',
  'insufficient balance': 'DeepSeek, Zhipu, Moonshot, MiniMax',
  'exceeded current quota': 'Moonshot',
  'usage limit for this billing cycle': 'Moonshot',
  欠费: 'Zhipu',
  'package has expired': 'Zhipu',
  'usage limit, please wait or upgrade': 'Ollama',
  'usage limit, upgrade': 'Ollama',
  'requires a subscription': 'Ollama',
  'daily free allocation': 'Cloudflare Workers AI',
  'limited to … / month': 'Cohere',
  'spending limit': 'Fireworks, xAI',
  'any credits': 'xAI',
  'used all available credits': 'xAI',
  'enough credits': 'SambaNova',
  'credit card on file': 'Vercel AI Gateway',
  'balance is insufficient': 'SiliconFlow',
  'inference prohibited': 'DeepInfra',
  'prepayment credits': 'Gemini',
  'account overdue': 'Volcengine',
  'free quota has been used up': 'Huawei MaaS',
};

/** OpenAI's words for no credit, which gateways repeat without its code. Gemini uses them for a rate. */
const QUOTA: Phrases = {
  'exceeded your current quota': 'OpenAI, LiteLLM; Gemini with "resource exhausted"',
};
const GEMINI: Phrases = {
  'resource exhausted': 'Gemini',
};

/** The key is wrong, said with a status other than 401. */
const KEY: Phrases = {
  'api key not valid': 'Gemini',
  'api key not found': 'Gemini',
  'api key expired': 'Gemini',
  'api key invalid': 'Gemini',
  'missing or invalid authorization': 'Gemini',
  'incorrect api key': 'OpenAI, xAI',
  'authentication error': 'Anthropic, Cloudflare Workers AI',
  unauthorized: 'Ollama, Fireworks',
};

/** With the status 403 these name the key or its rights. Without them 403 is also sent for countries, plans and by firewalls. */
const RIGHTS: Phrases = {
  'api key': 'Anthropic, Gemini, Fireworks',
  permission: 'Hugging Face, Anthropic',
  authentication: 'Hugging Face, Cloudflare Workers AI',
  authenticated: 'Hugging Face',
  authorization: 'NVIDIA NIM',
  unauthorized: 'Fireworks',
};

/** The service does not have the model, or not for this account. */
const MODEL: Phrases = {
  'model … not found': 'OpenAI, Ollama, LM Studio, Cohere',
  'model … not exist': 'OpenAI, DeepSeek, vLLM, Hugging Face, SiliconFlow',
  'model … not supported by': 'Hugging Face',
  'model … no longer supported': 'Hugging Face, Groq',
  'model … no longer available': 'NVIDIA NIM',
  'model not supported': 'Hugging Face',
  'model not available': 'Together',
  'model decommissioned': 'Groq',
  'model permission blocked': 'Groq',
  'model access denied': 'DashScope',
  'model.access denied': 'DashScope',
  'not have access to model': 'OpenAI',
  'must provide a model parameter': 'OpenAI',
  'dont have access to the model': 'Bedrock',
  'on demand throughput': 'Bedrock',
  'model identifier is invalid': 'Bedrock',
  'support the model that you provided': 'Bedrock',
  'is not a valid model': 'OpenRouter',
  'invalid model': 'Mistral, LiteLLM, Perplexity, Huawei MaaS',
  'unknown model': 'GitHub Models, Zhipu',
  'unavailable model': 'GitHub Models',
  'no access to model': 'GitHub Models',
  模型不存在: 'Zhipu',
  'unable to access model': 'Together',
  'operation not supported': 'Azure OpenAI',
  'no models loaded': 'LM Studio',
  'multiple models are loaded': 'LM Studio',
  'no model is loaded': 'text-generation-webui',
  'no such model': 'Cloudflare Workers AI',
  'does not support chat': 'Ollama',
  'could not find real model id': 'llama-swap',
  'no model id could be identified': 'llama-swap',
  'could not find suitable inference handler': 'llama-swap',
};

/** GitHub's code stands alone: within a sentence these words say something else. */
export const NO_ACCESS = 'no_access';

/** Too many requests, said without a status. */
const BUSY: Phrases = {
  overloaded: 'Anthropic, LiteLLM',
  'rate limit': 'Anthropic, OpenRouter, MiniMax',
};

/** A limit of the day. Trying again at once does not help. */
const DAILY: Phrases = {
  'per day': 'OpenAI, OpenRouter, Cerebras, Groq, Gemini',
  'by day': 'GitHub Models',
  'daily call limit': 'Zhipu',
  今日: 'Zhipu',
  'daily request rate': 'Azure OpenAI',
  'limit: 0': 'Gemini, for a model outside the free tier',
};
/** Gemini may name its limits of both kinds, of which one was reached. */
const MINUTE: Phrases = {
  'per minute': 'Gemini',
};

/** The machine of the service has too little memory for the model. */
const OUT_OF_MEMORY: Phrases = {
  'requires more system memory': 'Ollama',
  'out of memory': 'Ollama, Hugging Face TGI, vLLM',
  'unable to allocate': 'Ollama',
  'failed to allocate': 'Ollama',
  'memory layout cannot be allocated': 'Ollama',
  'signal: killed': 'Ollama, whose process the system ended for lack of memory',
  'due to resource limitations': 'Ollama',
  'insufficient system resources': 'LM Studio',
};

const TABLES = {
  MODERATION,
  CONTEXT,
  NO_CREDIT,
  QUOTA,
  GEMINI,
  KEY,
  RIGHTS,
  MODEL,
  BUSY,
  DAILY,
  MINUTE,
  OUT_OF_MEMORY,
} as const;

export type Meaning = keyof typeof TABLES;
export const MEANINGS: Readonly<Record<Meaning, Phrases>> = TABLES;

const TESTS = Object.fromEntries(
  Object.entries(TABLES).map(([meaning, phrases]) => [meaning, saysOneOf(Object.keys(phrases))]),
) as Record<Meaning, (words: string) => boolean>;

/** @param words what `inWords` made of an error's codes and texts */
export function means(meaning: Meaning, words: string): boolean {
  return TESTS[meaning](words);
}
