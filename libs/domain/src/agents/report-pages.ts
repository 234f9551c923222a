import type { AgentSource, ArchitectureReview, LogicReport, ReviewFinding } from '@kinloom/contract';
import { dayInWords, headingOf } from '@kinloom/mind';

const from = ({ label, date }: AgentSource): string =>
  `${label}${date === null ? '' : `, ${dayInWords(Date.parse(date))}`}`;

/** Formats a logic check as a Markdown page. */
export function logicPage(
  task: string,
  { verdict, contradictions, confirmed, unknown, checked }: LogicReport,
  reflections: readonly string[],
): string {
  const parts = [
    `# ${headingOf(task)}`,
    verdict,
    ...contradictions.map(
      ({ statement, against, source, why, confidence }, place) =>
        `## ${place + 1}. ${why}\n\n- “${statement}”\n- “${against}” *(${from(source)})*\n\nSureness: ${Math.round(confidence * 100)} %`,
    ),
    confirmed.length > 0
      ? `## Said before too\n\n${confirmed.map(({ statement, source }) => `- “${statement}” *(${from(source)})*`).join('\n')}`
      : '',
    unknown.length > 0 ? `## Nothing was known of\n\n${unknown.map((one) => `- “${one}”`).join('\n')}` : '',
    ...reflections,
    `*${checked.statements} statements held against ${checked.memories} memories and ${checked.messages} passages.*`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const KINDS: readonly (readonly [ReviewFinding['kind'], string])[] = [
  ['conflict', 'Conflicts'],
  ['gap', 'Gaps'],
  ['drift', 'Drift'],
  ['strength', 'What stands well'],
];

/** Formats a review as a Markdown page. */
export function reviewPage(summary: string, { souls, overall }: ArchitectureReview): string {
  const list = (findings: readonly ReviewFinding[]) =>
    KINDS.flatMap(([kind, title]) => {
      const own = findings.filter((one) => one.kind === kind);
      if (own.length === 0) return [];
      return [
        `### ${title}\n\n${own.map(({ title: name, detail, advice }) => `- **${name}.** ${detail}${advice === '' ? '' : ` *${advice}*`}`).join('\n')}`,
      ];
    }).join('\n\n');
  return [
    '# Architecture review',
    summary,
    ...souls.map(({ name, findings }) => `## ${name}\n\n${list(findings) || 'Nothing to note.'}`),
    overall.length > 0 ? `## Between them\n\n${list(overall)}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
