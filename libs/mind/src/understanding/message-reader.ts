import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { combinerInputs, type PartLogits, probabilityOf } from './combiner';
import { ConceptLexicon } from './concepts';
import { BUCKET_BITS, FEATURE_VERSION, featuresOf, type SparseVector } from './features';
import { FoldedLinearModel, PrunedLinearModel } from './linear-model';
import { INTENT_HEADS, RISK_HEADS, type TextNetwork, textNetwork } from './text-network';
import { Weights } from './weights';
import { clausesOf, windowsOf } from './windows';
import { WordTable } from './word-table';

/** Beside the sources, and copied beside the compiled modules. */
const FILE = path.join(__dirname, '../../weights/understanding.bin');

/** Kinds of danger, as the training data names them. */
export const DANGER_KINDS = [
  'ideation',
  'indirect',
  'plan',
  'self_harm',
  'eating',
  'harmed',
  'harming',
  'voices',
  'other',
  'retraction',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** Order of the heads of the model of risk. */
const [DISTRESS, DANGER, EMERGENCY] = [0, 1, 2];
/** Order of the heads of the model of intents. */
const [ASKS_HUMAN, TAKES_LEAVE] = [0, 1];

/** What is read with the linear models and with the network. */
export type MixedHead = 'danger' | 'emergency' | 'asksHuman' | 'takesLeave';

/** Share of the network in the log-odds of a message, the rest being that of the linear models; chosen on validation writers (docs/models/risk.md). */
const NETWORK_SHARES: Readonly<Record<MixedHead, number>> = {
  danger: 0.3,
  emergency: 0.3,
  asksHuman: 0.25,
  takesLeave: 0.25,
};

/** What a message says by itself, as log-odds; made once for each text. */
export interface MessageAnalysis {
  distress: number;
  danger: PartLogits;
  emergency: PartLogits;
  asksHuman: PartLogits;
  takesLeave: PartLogits;
  kind: DangerKind;
  /** ISO code of the most likely language, and its probability. */
  language: string;
  languageProbability: number;
  /** Number of features. */
  features: number;
  /** Log-odds by the network. */
  network: Readonly<Record<MixedHead, number>>;
}

/** Probabilities of a message in its context. */
export interface RiskProbabilities {
  /** Danger to somebody's life or body (tier 2 or 3). */
  danger: number;
  /** An emergency now (tier 3). */
  emergency: number;
  /** Anything that weighs on the person (tier 1 or more), by the message alone. */
  distress: number;
  kind: DangerKind;
}

/** Log-odds that a clause loses where it is taken for the whole message; with less, harmless clauses of the validation writers alarm. */
const CLAUSE_DISCOUNT = 1.25;
/** Assumed number of features of a clause. */
const CLAUSE_FEATURES = 150;
/** Analyses of texts up to this many characters are cached, and stored with messages. */
export const ANALYSIS_MAX_LENGTH = 2_000;
const CACHED_TEXTS = 4_000;
const CACHED_CHARACTERS = 4_000_000;

/**
 * Reads messages with small trained models: danger, its kind, whether the person asks if the soul is human, whether they take leave, and the
 * language. Pure and deterministic; about 0.2 ms for a message of ordinary length, less the second time.
 */
export class MessageReader {
  /** Concepts of words, as the weights hold them. */
  readonly lexicon: ConceptLexicon;
  private readonly risk: PrunedLinearModel;
  private readonly intents: PrunedLinearModel;
  private readonly kinds: FoldedLinearModel;
  private readonly languages: FoldedLinearModel;
  private readonly languageNames: string[];
  private readonly coefficients: Record<MixedHead, number[]>;
  /** Probabilities from which a message counts as danger, as an emergency, and as a reason to ask gently; of the intents as well. */
  readonly thresholds: Readonly<Record<MixedHead | 'soft', number>>;
  /** Log-odds of danger that messages in other languages than English lose, so that one threshold allows the same false alarms in all. */
  private readonly otherLanguages: number;
  private readonly analyses = new LRUCache<string, MessageAnalysis>({
    max: CACHED_TEXTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });

  constructor(
    readonly weights: Weights,
    private readonly network: TextNetwork,
  ) {
    this.lexicon = new ConceptLexicon(
      new WordTable(
        weights.uint32('concepts.keys'),
        weights.uint16('concepts.firsts'),
        weights.uint16('concepts.seconds'),
      ),
    );
    this.risk = new PrunedLinearModel(weights, 'risk', BUCKET_BITS);
    this.intents = new PrunedLinearModel(weights, 'intents', BUCKET_BITS);
    this.kinds = new FoldedLinearModel(weights, 'kinds');
    this.languages = new FoldedLinearModel(weights, 'languages');
    this.languageNames = weights.names('languages.names');
    this.coefficients = {
      danger: weights.numbers('combine.danger'),
      emergency: weights.numbers('combine.emergency'),
      asksHuman: weights.numbers('combine.asksHuman'),
      takesLeave: weights.numbers('combine.takesLeave'),
    };
    const [danger = 1, emergency = 1, soft = 1, asksHuman = 1, takesLeave = 1] = weights.numbers('thresholds');
    this.thresholds = { danger, emergency, soft, asksHuman, takesLeave };
    const [otherLanguages = 0] = weights.numbers('offsets');
    this.otherLanguages = otherLanguages;
  }

  /** The message by itself. Analyses of texts of ordinary length are cached. */
  analyse(message: string): MessageAnalysis {
    const text = message.trim();
    const known = this.analyses.get(text);
    if (known) return known;
    // The window in which danger is most likely speaks for the message.
    const analysis = windowsOf(text)
      .map((window) => this.analyseWindow(window))
      .reduce((most, one) => (highest(one.danger) > highest(most.danger) ? one : most));
    this.remember(text, analysis);
    return analysis;
  }

  /** Caches the analysis of a message that was made earlier, by this or another process. */
  remember(message: string, analysis: MessageAnalysis): void {
    const text = message.trim();
    if (text.length <= ANALYSIS_MAX_LENGTH) this.analyses.set(text, analysis);
  }

  /** Forgets the cached analyses, with the texts they are of. */
  clear(): void {
    this.analyses.clear();
  }

  /**
   * Risk in a message with the person's messages before it.
   * @param earlier oldest first
   */
  readRisk(message: string, earlier: readonly string[]): RiskProbabilities {
    const analysis = this.analyse(message);
    const { danger, emergency, distress, features, kind, language } = analysis;
    if (features === 0) return { danger: 0, emergency: 0, distress: 0, kind };
    const before = earlier.map((text) => highest(this.analyse(text).danger));
    return {
      danger: lowered(
        mixed(
          Math.max(
            probabilityOf(combinerInputs(danger, distress, before, features), this.coefficients.danger),
            byDecisiveClause(danger, this.coefficients.danger),
          ),
          analysis,
          'danger',
        ),
        language === 'en' ? 0 : this.otherLanguages,
      ),
      // What was said before makes danger likelier, and no emergency of it.
      emergency: mixed(
        Math.max(
          probabilityOf(combinerInputs(emergency, distress, [], features), this.coefficients.emergency),
          byDecisiveClause(emergency, this.coefficients.emergency),
        ),
        analysis,
        'emergency',
      ),
      distress: sigmoid(distress),
      kind,
    };
  }

  /** Probability that a person sincerely asks whether they talk with a human. */
  asksHuman(message: string): number {
    return this.readIntent(message, 'asksHuman');
  }

  /** Probability that a person takes leave. */
  takesLeave(message: string): number {
    return this.readIntent(message, 'takesLeave');
  }

  private readIntent(message: string, head: 'asksHuman' | 'takesLeave'): number {
    const analysis = this.analyse(message);
    const { [head]: parts, features } = analysis;
    if (features === 0) return 0;
    return mixed(probabilityOf(combinerInputs(parts, 0, [], features), this.coefficients[head]), analysis, head);
  }

  private analyseWindow(text: string): MessageAnalysis {
    // Numbers, signs and emoji alone say nothing that the models were trained on.
    const vector = featuresOf(/\p{L}/u.test(text) ? text : '', this.lexicon);
    const clauseTexts = clausesOf(text);
    const clauses = clauseTexts.map((clause) => featuresOf(clause, this.lexicon));
    const risk = this.risk.logits(vector);
    const intents = this.intents.logits(vector);
    const riskOfClauses = clauses.map((clause) => this.risk.logits(clause));
    const intentsOfClauses = clauses.map((clause) => this.intents.logits(clause));
    const partsOf = (full: readonly number[], parts: readonly (readonly number[])[], head: number): PartLogits => ({
      full: full[head] ?? 0,
      clauses: parts.map((logits) => logits[head] ?? 0).sort((a, b) => b - a),
    });
    const spoken = this.languageOf(vector);
    const decisive = clauseTexts[indexOfMax(riskOfClauses.map((logits) => logits[DANGER] ?? 0))];
    return {
      distress: risk[DISTRESS] ?? 0,
      danger: partsOf(risk, riskOfClauses, DANGER),
      emergency: partsOf(risk, riskOfClauses, EMERGENCY),
      asksHuman: partsOf(intents, intentsOfClauses, ASKS_HUMAN),
      takesLeave: partsOf(intents, intentsOfClauses, TAKES_LEAVE),
      kind: this.kindOf(vector, clauses, riskOfClauses),
      features: vector.indices.length,
      network: this.readWithNetwork(text, decisive, spoken.language),
      ...spoken,
    };
  }

  /** @param decisive the clause in which danger is most likely, which decides however much stands around it */
  private readWithNetwork(
    text: string,
    decisive: string | undefined,
    language: string,
  ): Readonly<Record<MixedHead, number>> {
    const { risk, intents } = this.network.read(text, language);
    const clause = decisive === undefined ? null : this.network.read(decisive, language).risk;
    const riskOf = (head: 'danger' | 'emergency') => {
      const at = RISK_HEADS.indexOf(head);
      return Math.max(risk[at] ?? 0, clause ? (clause[at] ?? 0) - CLAUSE_DISCOUNT : -Infinity);
    };
    return {
      danger: riskOf('danger'),
      emergency: riskOf('emergency'),
      asksHuman: intents[INTENT_HEADS.indexOf('asksHuman')] ?? 0,
      takesLeave: intents[INTENT_HEADS.indexOf('takesLeave')] ?? 0,
    };
  }

  /** The kind of danger by the whole message and its most dangerous clause. */
  private kindOf(vector: SparseVector, clauses: readonly SparseVector[], risk: readonly number[][]): DangerKind {
    const clause = clauses[indexOfMax(risk.map((logits) => logits[DANGER] ?? 0))];
    const whole = this.kinds.logits(vector);
    const part = clause ? this.kinds.logits(clause) : whole;
    return DANGER_KINDS[indexOfMax(whole.map((logit, at) => logit + (part[at] ?? 0)))] ?? 'ideation';
  }

  private languageOf(vector: SparseVector): Pick<MessageAnalysis, 'language' | 'languageProbability'> {
    const logits = this.languages.logits(vector);
    const best = indexOfMax(logits);
    const odds = logits.map((logit) => 1 / (1 + Math.exp(-logit)));
    const total = odds.reduce((sum, odd) => sum + odd, 0);
    return { language: this.languageNames[best] ?? 'en', languageProbability: (odds[best] ?? 0) / (total || 1) };
  }
}

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));
/** A probability by the linear models, mixed with that of the network. */
function mixed(probability: number, { network }: MessageAnalysis, head: MixedHead): number {
  const share = NETWORK_SHARES[head];
  return sigmoid((1 - share) * Math.log(probability / (1 - probability)) + share * network[head]);
}
/** A probability that loses some log-odds. */
const lowered = (probability: number, by: number): number =>
  by === 0 ? probability : sigmoid(Math.log(probability / (1 - probability)) - by);
/**
 * Probability by the strongest clause as if it were the whole message, discounted: a clause that is plain enough decides, however much stands
 * around it. 0 if the message has no clauses.
 */
function byDecisiveClause({ clauses }: PartLogits, coefficients: readonly number[]): number {
  const [strongest] = clauses;
  if (strongest === undefined) return 0;
  const inputs = combinerInputs({ full: strongest, clauses: [] }, strongest, [], CLAUSE_FEATURES);
  const probability = probabilityOf(inputs, coefficients);
  return sigmoid(Math.log(probability / (1 - probability)) - CLAUSE_DISCOUNT);
}
const highest = ({ full, clauses }: PartLogits): number => Math.max(full, clauses[0] ?? full);

function indexOfMax(values: readonly number[]): number {
  return values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);
}

let shared: MessageReader | null = null;

/** The reader with the installed weights, loaded when it is first needed. @throws Error if the weights do not fit the program */
export function messageReader(): MessageReader {
  shared ??= new MessageReader(Weights.parse(readFileSync(FILE), FEATURE_VERSION), textNetwork());
  return shared;
}
