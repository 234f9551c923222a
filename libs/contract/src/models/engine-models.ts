/** A model file that operators can install for the own engine without looking for an address. */
export interface EngineModelOffer {
  name: string;
  /** Approximate download in bytes. */
  bytes: number;
  licence: string;
  /** The page that describes the model and its licence. */
  page: string;
  url: string;
  /** Hexadecimal, lower case. */
  sha256: string;
}

const GB = 1_000_000_000;
const HUB = 'https://huggingface.co';

/**
 * Instruction-tuned models at 4 bits that run on a processor, smallest first. The SHA-256 are those of the model gallery of LocalAI (August
 * 2026); the files were not downloaded here. A hub that meanwhile has another file is refused before the download, because it states the
 * SHA-256 with its redirect. Sizes are rounded. The list says nothing about quality.
 */
export const ENGINE_MODELS: readonly EngineModelOffer[] = [
  {
    name: 'SmolLM2 1.7B Instruct',
    bytes: 1.1 * GB,
    licence: 'Apache 2.0',
    page: `${HUB}/HuggingFaceTB/SmolLM2-1.7B-Instruct`,
    url: `${HUB}/HuggingFaceTB/SmolLM2-1.7B-Instruct-GGUF/resolve/main/smollm2-1.7b-instruct-q4_k_m.gguf`,
    sha256: 'decd2598bc2c8ed08c19adc3c8fdd461ee19ed5708679d1c54ef54a5a30d4f33',
  },
  {
    name: 'Granite 3.3 2B Instruct',
    bytes: 1.6 * GB,
    licence: 'Apache 2.0',
    page: `${HUB}/ibm-granite/granite-3.3-2b-instruct`,
    url: `${HUB}/bartowski/ibm-granite_granite-3.3-2b-instruct-GGUF/resolve/main/ibm-granite_granite-3.3-2b-instruct-Q4_K_M.gguf`,
    sha256: '555b91485955bc96eb445b57dd4bbf8809aa7d8cce7c313f4f8bc5b2340896b4',
  },
  {
    name: 'SmolLM3 3B',
    bytes: 2 * GB,
    licence: 'Apache 2.0',
    page: `${HUB}/HuggingFaceTB/SmolLM3-3B`,
    url: `${HUB}/bartowski/HuggingFaceTB_SmolLM3-3B-GGUF/resolve/main/HuggingFaceTB_SmolLM3-3B-Q4_K_M.gguf`,
    sha256: '519732558d5fa7420ab058e1b776dcfe73da78013c2fe59c7ca43c325ef89132',
  },
  {
    name: 'Mistral 7B Instruct v0.3',
    bytes: 4.4 * GB,
    licence: 'Apache 2.0',
    page: `${HUB}/mistralai/Mistral-7B-Instruct-v0.3`,
    url: `${HUB}/MaziyarPanahi/Mistral-7B-Instruct-v0.3-GGUF/resolve/main/Mistral-7B-Instruct-v0.3.Q4_K_M.gguf`,
    sha256: '14850c84ff9f06e9b51d505d64815d5cc0cea0257380353ac0b3d21b21f6e024',
  },
  {
    name: 'Granite 3.3 8B Instruct',
    bytes: 5 * GB,
    licence: 'Apache 2.0',
    page: `${HUB}/ibm-granite/granite-3.3-8b-instruct`,
    url: `${HUB}/bartowski/ibm-granite_granite-3.3-8b-instruct-GGUF/resolve/main/ibm-granite_granite-3.3-8b-instruct-Q4_K_M.gguf`,
    sha256: '758fb00abcec89df5cf02932165daf72f0d0b74db5019dbe9f2b3defb1e9295e',
  },
  {
    name: 'Mistral Nemo 12B Instruct',
    bytes: 7.5 * GB,
    licence: 'Apache 2.0',
    page: `${HUB}/mistralai/Mistral-Nemo-Instruct-2407`,
    url: `${HUB}/bartowski/Mistral-Nemo-Instruct-2407-GGUF/resolve/main/Mistral-Nemo-Instruct-2407-Q4_K_M.gguf`,
    sha256: '7c1a10d202d8788dbe5628dc962254d10654c853cae6aaeca0618f05490d4a46',
  },
];
