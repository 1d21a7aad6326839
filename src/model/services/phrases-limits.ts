import type { Phrases } from './phrases.ts';

/**
 * Prompt and answer do not fit. A request that alone exceeds the tokens per minute (OpenAI, Groq) counts too, because
 * waiting does not help.
 */
export const CONTEXT: Phrases = {
  'prompt is too long': 'Anthropic',
  'input tokens exceed the configured limit': 'OpenAI',
  'prompt too long': 'Ollama',
  'cannot truncate prompt with n keep': 'LM Studio',
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
  'input token count … exceeds the maximum': 'Gemini',
  'exceeded model token limit': 'Moonshot',
  'prompt exceeds max length': 'Zhipu',
  'prompt 超长': 'Zhipu',
  'context length': 'OpenAI, vLLM, SGLang, OpenRouter, Mistral, Cerebras, Ollama, LM Studio, Together',
  'context window': 'LiteLLM, llama-cpp-python, OpenAI, MiniMax, Cloudflare Workers AI',
  'context size': 'llama.cpp',
  'context limit': 'Anthropic',
  'maximum context': 'a general form',
  'input too long': 'a general form',
  'input too large': 'a general form',
  'prompt too large': 'a general form',
  'prompt length': 'xAI',
  'input length': 'SGLang, OpenRouter, DashScope',
  'reduce the length': 'a general form',
  'exceeds the token limit': 'a general form',
  'too many input tokens': 'a general form',
  'too many tokens in': 'a general form',
  'max model len': 'a general form',
  'max seq len': 'a general form',
  'sequence length': 'a general form',
  'maximum input': 'a general form',
};

/** OpenAI answers 429, Anthropic 400, xAI 403, Fireworks 412. */
export const NO_CREDIT: Phrases = {
  'insufficient quota': 'OpenAI, Perplexity',
  'billing not active': 'OpenAI',
  'account is not active': 'OpenAI',
  'credit balance': 'Anthropic',
  'api usage limits': 'Anthropic',
  'insufficient credit': 'OpenRouter',
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
  'free quota has been used up': 'Huawei MaaS',
  'no credits': 'a general form',
  'out of credits': 'a general form',
  'purchase credits': 'a general form',
  'more credits': 'OpenRouter',
  'add credits': 'a general form',
  'credits exhausted': 'a general form',
  'credits have been': 'a general form',
  'credit limit': 'a general form',
  'insufficient funds': 'a general form',
  'insufficient account balance': 'a general form',
  'balance insufficient': 'a general form',
  余额不足: 'a general form',
  'payment required': 'a general form',
  'valid payment method': 'a general form',
  'add a payment method': 'a general form',
  overdue: 'Volcengine',
  'billing to be enabled': 'a general form',
  'billing hard limit': 'a general form',
  'spend limit': 'a general form',
  'monthly limit': 'a general form',
  'monthly quota': 'a general form',
  'monthly included credits': 'a general form',
  'top up': 'a general form',
  recharge: 'a general form',
  'subscription required': 'a general form',
};

/** OpenAI's words for no credit, which gateways repeat without its code. Gemini uses them for a rate. */
export const QUOTA: Phrases = {
  'exceeded your current quota': 'OpenAI, LiteLLM; Gemini with "resource exhausted"',
};

export const GEMINI: Phrases = {
  'resource exhausted': 'Gemini',
};

/** Too many requests, said without a status. */
export const BUSY: Phrases = {
  overloaded: 'Anthropic, LiteLLM',
  'rate limit': 'Anthropic, OpenRouter, MiniMax',
  'too many requests': 'a general form',
  'server busy': 'a general form',
  'server is busy': 'a general form',
  'too busy': 'a general form',
  capacity: 'a general form',
  throttl: 'a general form',
  'service unavailable': 'a general form',
  'temporarily unavailable': 'a general form',
  'loading model': 'a general form',
  'model is loading': 'a general form',
  'resource exhausted': 'a general form',
  'high demand': 'a general form',
};

/** A limit of the day. Trying again at once does not help. */
export const DAILY: Phrases = {
  'per day': 'OpenAI, OpenRouter, Cerebras, Groq, Gemini',
  'by day': 'GitHub Models',
  'daily call limit': 'Zhipu',
  今日: 'Zhipu',
  'limit: 0': 'Gemini, for a model outside the free tier',
  'daily limit': 'a general form',
  'daily quota': 'a general form',
  'daily request': 'Azure OpenAI',
  'daily token': 'a general form',
  'daily rate': 'a general form',
  rpd: 'a general form',
  tpd: 'a general form',
  'for today': 'a general form',
  'per 24 hours': 'a general form',
  'until utc midnight': 'a general form',
  'per 86400': 'a general form',
};

/** Gemini may name its limits of both kinds, of which one was reached. */
export const MINUTE: Phrases = {
  'per minute': 'Gemini',
};

/** The machine of the service has too little memory for the model. */
export const OUT_OF_MEMORY: Phrases = {
  'requires more system memory': 'Ollama',
  'out of memory': 'Ollama, Hugging Face TGI, vLLM',
  'unable to allocate': 'Ollama',
  'failed to allocate': 'Ollama',
  'memory layout cannot be allocated': 'Ollama',
  'signal: killed': 'Ollama, whose process the system ended for lack of memory',
  'due to resource limitations': 'Ollama',
  'insufficient system resources': 'LM Studio',
  'requires more memory': 'a general form',
  'requires more gpu memory': 'a general form',
  'not enough memory': 'a general form',
  'insufficient memory': 'a general form',
  'cannot allocate memory': 'a general form',
  'bad alloc': 'a general form',
  'cuda malloc failed': 'a general form',
  'not enough vram': 'a general form',
};
