import { type EmotionalContext, LIMITS, type Personality, SLIDERS, type SoulSeed } from '@kinloom/contract';
import { readDescription } from '../analysis';
import { plain, sentencesOf } from '../perception/text';
import { listed } from './saying';
import { aOr, archetypeIn, archetypeWord, ARCHETYPES_OFFERED, nameIn, namedBy } from './seed-name';
import { instructionsFor, interestsIn, memoriesIn, slidersFor, styleIn, traitsIn } from './seed-traits';

/**
 * A whole soul out of a description, by rule: what stands there, in its own words as far as it goes, and nothing invented beside a name
 * where none is given.
 */
export function seedOf(description: string, context: EmotionalContext): SoulSeed {
  const text = plain(description);
  const sentences = sentencesOf(text);
  const because: SoulSeed['because'] = [];
  const note = (of: string, words: string) =>
    because.push({ of, words: words.length > 160 ? `${words.slice(0, 157)}…` : words });
  const analysis = readDescription(text, { archetypes: ARCHETYPES_OFFERED });
  const archetype =
    archetypeIn(text) ?? (analysis.archetype.evidence.length > 0 ? analysis.archetype.value : 'companion');
  const nameGiven = nameIn(sentences);
  const name = nameGiven ?? namedBy(archetype, text);
  note(
    'name',
    nameGiven === null
      ? `No name is given: ${name} is one for ${aOr(archetype)}.`
      : (sentences.find((one) => one.includes(name)) ?? name),
  );
  note(
    'archetype',
    archetypeIn(text) === null
      ? (analysis.archetype.evidence[0]?.line ?? 'Nothing decides: a companion fits everybody.')
      : `“${archetypeWord(text)}” stands in the description.`,
  );
  const traits = traitsIn(
    text,
    analysis.traits.map(({ value }) => value),
  );
  if (traits.length > 0) note('traits', listed(traits));
  const sliders = slidersFor(text, analysis, context, note);
  const interests = interestsIn(
    text,
    analysis.interests.map(({ value }) => value),
  );
  if (interests.length > 0) note('interests', listed(interests));
  const style = styleIn(
    sentences,
    analysis.communicationStyle.map(({ value }) => value),
  );
  const instructions = instructionsFor(sentences, context, name);
  const memories = memoriesIn(sentences, name);
  const personality: Personality = {
    ...sliders,
    traits,
    interests,
    communication_style: style,
    communicationStyle: style,
    description: text.slice(0, 8_000),
  };
  return {
    companion: {
      name: name.slice(0, LIMITS.soulNameLength),
      archetype,
      personality,
      gptInstructions: instructions.slice(0, LIMITS.instructionsLength),
    },
    memories,
    because,
  };
}

/** The soul as a page that can be read. */
export function seedPage({ companion, memories, because }: SoulSeed): string {
  const { name, archetype, personality, gptInstructions } = companion;
  const traits = Array.isArray(personality.traits) ? (personality.traits as string[]) : [];
  const interests = Array.isArray(personality.interests) ? (personality.interests as string[]) : [];
  const style = typeof personality['communicationStyle'] === 'string' ? personality['communicationStyle'] : '';
  return [
    `# ${name}`,
    `*${archetype}*`,
    typeof personality.description === 'string' ? personality.description : '',
    `## Character\n\n${SLIDERS.map((slider) => `- ${slider}: ${personality[slider] ?? 3} of 5`).join('\n')}${traits.length > 0 ? `\n- traits: ${listed(traits)}` : ''}${interests.length > 0 ? `\n- interests: ${listed(interests)}` : ''}`,
    style === '' ? '' : `## How ${name} speaks\n\n${style}`,
    `## Instructions\n\n${gptInstructions}`,
    memories.length === 0 ? '' : `## First memories\n\n${memories.map(({ content }) => `- ${content}`).join('\n')}`,
    `## Why it came out so\n\n${because.map(({ of, words }) => `- **${of}**: ${words}`).join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
