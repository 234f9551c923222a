import type { Choice } from './group';

/**
 * Why a soul spoke, in a plain sentence for the person.
 * @param names `soul` spoke; `other` is the soul whose reply it answers, where it answers one
 */
export function whySpoke(choice: Choice, names: { soul: string; other?: string }): string {
  const { soul, other = 'Another soul' } = names;
  switch (choice.reason) {
    case 'named':
      return `You called ${soul} by name.`;
    case 'spoken-of':
      return `You spoke of ${soul}.`;
    case 'replied-to':
      return `You took up what ${soul} had said.`;
    case 'addressed-all':
      return 'You spoke to everyone.';
    case 'addressed-two':
      return `You spoke to ${soul} and one other.`;
    case 'topic':
      return `This is something ${soul} is drawn to.`;
    case 'related':
      return `What you said speaks to ${soul}'s nature.`;
    case 'comfort':
      return `${soul} is one who listens when it is hard.`;
    case 'asked-by-soul':
      return `${other} asked ${soul}.`;
    case 'named-by-soul':
      return `${other} spoke to ${soul}.`;
    case 'disagrees':
      return names.other === undefined
        ? `${soul} sees it differently.`
        : `${soul} sees it differently from ${names.other}.`;
    case 'long-silent':
      return `${soul} had not spoken for a while.`;
    case 'farewell':
      return `You said goodbye, and ${soul} answered.`;
    case 'answers':
      return `You said something, and ${soul} answered.`;
    case 'turn':
      return `It was ${soul}'s turn in the circle.`;
  }
}
