import { previewText } from './preview-text';

/** The beginning of an offering. A component of its own, so that screens can load the Markdown parser later. */
export default function OfferingPreview({ content }: { content: string }) {
  return previewText(content);
}
