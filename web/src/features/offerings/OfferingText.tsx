import FormattedText from '../conversations/message/FormattedText';
import { keepIndentation } from './offering-text';

/** Formatted text of an offering, shared by preview and review. */
export function OfferingText({ content }: { content: string }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <FormattedText text={keepIndentation(content)} />
    </div>
  );
}
