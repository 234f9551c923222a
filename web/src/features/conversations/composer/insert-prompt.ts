import type { PromptName } from './QuickPrompts';

const PROMPTS: Readonly<Record<PromptName, string>> = {
  analysis:
    'Look deeply at what we have been talking about: what lies beneath it, what pulls in different directions, what I may not be seeing, and what follows from it. Take it one step at a time.',
  document:
    'Write an architectural document of what we have been working on: its purpose, its parts and how they depend on each other, what was decided and why, and what is still open.',
  framework:
    'Build a comprehensive framework for this: the principles it rests on, how the parts fit together, the steps in an order I can follow, and how I can tell that it works.',
};

/** Appends a quick prompt to the text of the message box. */
export function insertPrompt(text: string, name: PromptName): string {
  return text.trim() === '' ? PROMPTS[name] : `${text.trimEnd()}\n\n${PROMPTS[name]}`;
}
