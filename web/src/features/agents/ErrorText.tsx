import { AGENT_TEXTS } from '@kinloom/contract';

/** An error of the console, with its label. */
export function ErrorText({ text }: { text: string }) {
  return (
    <p role="alert">
      <span className="font-medium text-bad">{AGENT_TEXTS.errorLabel}</span> {text}
    </p>
  );
}
