/** A model that `npm run model` lists. Other models can be fetched by name without an entry here. */
export interface ModelChoice {
  name: string;
  /** `hf:user/repo:quant`. */
  source: string;
  /** Approximate size of the file. */
  bytes: number;
  licence: string;
  /** Approximate working memory: the file, both contexts (0.7 to 0.9 GB each) and the engine itself. */
  memoryBytes: number;
}

const GB = 1e9;

/** The size of the engine on disk, for one platform. */
export const ENGINE_MEGABYTES = 84;

/** The models in order of size. All are on the engine's list of recommended models, except the smallest. */
export const MODEL_CHOICES: readonly [ModelChoice, ModelChoice, ...ModelChoice[]] = [
  {
    name: 'Qwen3 1.7B',
    source: 'hf:Qwen/Qwen3-1.7B-GGUF:Q8_0',
    bytes: 1.8 * GB,
    licence: 'Apache-2.0',
    memoryBytes: 3.5 * GB,
  },
  {
    name: 'Qwen3 4B',
    source: 'hf:Qwen/Qwen3-4B-GGUF:Q4_K_M',
    bytes: 2.5 * GB,
    licence: 'Apache-2.0',
    memoryBytes: 4.5 * GB,
  },
  {
    name: 'Qwen3 8B',
    source: 'hf:Qwen/Qwen3-8B-GGUF:Q4_K_M',
    bytes: 5 * GB,
    licence: 'Apache-2.0',
    memoryBytes: 7.5 * GB,
  },
];

/** A machine sold with 8 GB reports less: its firmware and graphics keep some. */
const EIGHT_GB = 7.4 * GB;

/** @param memoryBytes the machine's total memory */
export function defaultChoice(memoryBytes: number): ModelChoice {
  const [small, ordinary] = MODEL_CHOICES;
  return memoryBytes >= EIGHT_GB ? ordinary : small;
}

/** `2.5 GB`, `484 kB`. */
export function formatBytes(bytes: number): string {
  for (const [unit, size] of [
    ['GB', 1e9],
    ['MB', 1e6],
  ] as const) {
    if (bytes >= size) return `${(bytes / size).toFixed(bytes >= 100 * size ? 0 : 1)} ${unit}`;
  }
  return `${Math.round(bytes / 1e3)} kB`;
}
