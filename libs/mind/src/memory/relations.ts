import type { MemoryKind } from '@kinloom/contract';

/** What can be said of somebody, and how it is kept. */
export interface Relation {
  kind: MemoryKind;
  /** One value at a time: a newer one takes the place of the older. */
  single: boolean;
  /** For titles: "Home: Ghent". */
  title: string;
  /** How much it matters, 1–10, before feelings and turning points. */
  significance: number;
  /** Words by which it may be asked for, beyond those it was said in. */
  concepts: string;
}

const of = (kind: MemoryKind, single: boolean, title: string, significance: number, concepts: string): Relation => ({
  kind,
  single,
  title,
  significance,
  concepts,
});

export const RELATIONS = {
  name: of('fact', true, 'Name', 8, 'name call'),
  nickname: of('preference', true, 'Nickname', 7, 'name nickname call'),
  age: of('fact', true, 'Age', 6, 'age old year'),
  birthday: of('event', true, 'Birthday', 7, 'birthday birth bear'),
  'lives-in': of('place', true, 'Home', 7, 'home live place city town'),
  'lived-in': of('place', false, 'Once lived in', 5, 'live before home place'),
  from: of('place', true, 'From', 6, 'from origin come home country'),
  'grew-up-in': of('place', true, 'Grew up in', 6, 'grow raise childhood'),
  'born-in': of('place', true, 'Born in', 6, 'bear birth'),
  'works-as': of('fact', true, 'Work', 7, 'work job live profession'),
  'works-at': of('fact', true, 'Works at', 6, 'work job employer company'),
  'worked-as': of('fact', false, 'Once worked as', 5, 'work job before'),
  'works-when': of('fact', true, 'Working hours', 5, 'work shift hour schedule'),
  studies: of('fact', true, 'Studies', 6, 'study degree major subject course'),
  'studies-at': of('fact', true, 'Studies at', 5, 'study university school college'),
  'lives-with': of('fact', true, 'Lives with', 5, 'live share home'),
  'relationship-status': of('fact', true, 'Relationship', 6, 'relationship marry single partner'),
  has: of('fact', false, 'Has', 5, 'have own'),
  owns: of('fact', false, 'Owns', 4, 'have own'),
  drives: of('fact', true, 'Drives', 4, 'drive car vehicle'),
  health: of('fact', false, 'Health', 6, 'health condition ill'),
  'allergic-to': of('fact', false, 'Allergy', 8, 'allergy'),
  diet: of('preference', true, 'Diet', 6, 'eat diet food meat'),
  eats: of('preference', false, 'Eats', 5, 'eat food'),
  drinks: of('preference', false, 'Drinks', 5, 'drink'),
  smokes: of('fact', true, 'Smoking', 5, 'smoke cigarette'),
  speaks: of('fact', false, 'Speaks', 5, 'language speak'),
  learns: of('fact', false, 'Learning', 5, 'learn study'),
  plays: of('preference', false, 'Plays', 5, 'play hobby'),
  hobby: of('preference', false, 'Hobby', 5, 'hobby pastime free time fun'),
  likes: of('preference', false, 'Likes', 4, 'like love enjoy'),
  dislikes: of('preference', false, 'Dislikes', 4, 'dislike hate stand'),
  fears: of('preference', false, 'Afraid of', 5, 'fear afraid scare phobia'),
  favourite: of('preference', true, 'Favourite', 5, 'favourite like best'),
  wish: of('preference', false, 'Wish', 5, 'want wish dream hope plan'),
  habit: of('fact', false, 'Habit', 4, 'usual always habit routine'),
  skill: of('fact', false, 'Skill', 4, 'can skill able good'),
  'is-a': of('fact', false, 'Is', 5, 'kind breed sort type'),
  is: of('fact', true, 'Is', 4, ''),
  'kin-to': of('person', false, 'Person', 5, 'who'),
  died: of('event', true, 'Died', 8, 'die death'),
  ended: of('event', false, 'Ended', 6, ''),
  met: of('person', false, 'Met', 5, 'meet know'),
  promised: of('promise', false, 'Promise', 6, 'promise will'),
  feels: of('feeling', false, 'Feeling', 5, 'feel'),
  plans: of('event', false, 'Plan', 5, 'plan do'),
  told: of('event', false, 'Told', 3, ''),
} as const satisfies Record<string, Relation>;
export type RelationName = keyof typeof RELATIONS;

export function relationOf(name: string): Relation | null {
  if (Object.hasOwn(RELATIONS, name)) return RELATIONS[name as RelationName];
  if (name.startsWith('favourite ')) return RELATIONS.favourite;
  return null;
}
