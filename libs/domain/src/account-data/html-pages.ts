import { TEXTS } from '@kinloom/contract';
import type { ExportedConversation, ExportedMessage, Row, ExportedSoul } from './account-export.repository';
import { definitionList, Html, html, link, htmlOf, timeOf, labelOf } from './html';
import type { ExportTable } from './export-tables';
import { fileExtension, archiveFileName, fileStem } from './archive-paths';

/** Archive path of an uploaded file. */
export const filePath = ({ id, name }: { id: number; name: string }): string =>
  `files/${archiveFileName(id, fileStem(name), fileExtension(name))}`;

/** Archive path of a file created by an agent. */
export const runFilePath = ({ id, name }: { id: number; name: string }): string =>
  `agents/${archiveFileName(id, fileStem(name), fileExtension(name))}`;

/** Path of a soul's page and picture, without extension. */
export const soulPath = ({ id, name }: { id: number; name: string }): string => `souls/${archiveFileName(id, name)}`;

/** Path of a conversation's page, without extension. */
export const conversationPath = (talk: ExportedConversation): string =>
  `conversations/${archiveFileName(talk.id, titleOf(talk))}`;

/** Title of a conversation, or the names of its souls if it has none. */
export const titleOf = ({ title, souls }: ExportedConversation): string =>
  title ?? (souls.length === 0 ? 'A conversation' : souls.map(({ name }) => name).join(', '));

/** Table of contents. */
export function indexPage(email: string, at: Date, kinds: readonly ExportTable[]): Html {
  return html`
    <p>All data of ${email} at ${TEXTS.product}, as of ${timeOf(at.toISOString())}.</p>
    <p>
      The pages are for reading. The folder “data” contains the same data for programs; it is described in
      ${link('kinloom.json', 'kinloom.json')}. Messages of souls are written by an AI and marked as such.
    </p>
    <ul>
      <li>${link('account.html', 'Account')}: your settings, channels, threads and sessions.</li>
      <li>${link('souls.html', 'Souls')}: a page for each.</li>
      <li>${link('conversations.html', 'Conversations')}: a page for each.</li>
      ${kinds.map(({ name, title, about }) => html`<li>${link(`${name}.html`, title)}: ${about}</li>`)}
    </ul>
  `;
}

/** Names of a conversation's souls; isolated, so that right-to-left names do not affect the surrounding text. */
export const namesOf = ({ souls }: ExportedConversation): readonly Html[] =>
  souls.map(({ name }, place) => html`${place === 0 ? '' : ', '}<bdi>${name}</bdi>`);

/** Entry in the list of souls; `conversationLine` is the one in the list of conversations. */
export const soulLine = (soul: ExportedSoul): Html =>
  html`<article>
    <h2>${link(`${soulPath(soul)}.html`, soul.name)}</h2>
    <p class="meta" dir="auto">${soul.archetype}</p>
  </article>`;

/** Entry of a conversation in the list of conversations. */
export const conversationLine = (talk: ExportedConversation): Html =>
  html`<article>
    <h2>${link(`${conversationPath(talk)}.html`, titleOf(talk))}</h2>
    <p class="meta">${namesOf(talk)} · started ${timeOf(talk.createdAt.toISOString())}</p>
  </article>`;

/** Page of a soul. @param picture file name of its picture in the same folder */
export function soulArticle({ avatar, ...soul }: ExportedSoul, picture: string | null): Html {
  const shown = picture === null ? avatar : html`<img class="avatar" src="${encodeURIComponent(picture)}" alt="" />`;
  return html`<article>${shown ? html`<p>${shown}</p>` : ''} ${fieldsOf(soul, [])}</article>`;
}

/** Article of a message. */
export function messageArticle(message: ExportedMessage): Html {
  const files = message['files'] as { id: number; name: string }[];
  const wordings = message['otherWordings'] as { number: number; content: string }[];
  const labels = [
    message.aiGenerated ? 'an AI' : '',
    message['whispered'] ? 'whispered' : '',
    message['status'] === 'complete' ? '' : String(message['status']),
  ];
  return html`<article class="${message.aiGenerated ? '' : 'mine'}" id="m${message.seq}">
    <p class="meta">
      ${[html`<bdi>${message.sender}</bdi>`, ...labels.filter(Boolean).map((one) => ` · ${one}`)]} ·
      ${timeOf(message.createdAt.toISOString())}
    </p>
    <p class="words" dir="auto">${message.content}</p>
    ${files.map((file) => html`<p class="meta">File: ${link(`../${filePath(file)}`, file.name)}</p>`)}
    ${wordings.map(
      ({ number, content }) =>
        html`<details>
          <summary>Wording ${number}</summary>
          <p class="words" dir="auto">${content}</p>
        </details>`,
    )}
  </article>`;
}

/** Article of an exported row. @param nameOfSoul returns a soul's name by its id */
export function articleOf(kind: ExportTable, row: Row, nameOfSoul: (id: number) => string | undefined): Html {
  const heads = kind.heads.map((head) => row[head]).filter((value) => value !== null && value !== '');
  const soul = typeof row['companionId'] === 'number' ? nameOfSoul(row['companionId']) : undefined;
  const words = kind.words.map((name) => row[name]).filter((value) => typeof value === 'string' && value !== '');
  return html`<article>
    <h2 dir="auto">${heads.map((head) => (kind.coded ? labelOf(String(head)) : String(head))).join(' · ')}</h2>
    ${soul === undefined ? '' : html`<p class="meta" dir="auto">${soul}</p>`}
    ${words.map((value) => html`<p class="words" dir="auto">${String(value)}</p>`)}
    ${fieldsOf(row, [...kind.heads, ...kind.words])} ${linksOf(kind, row)}
  </article>`;
}

function linksOf({ name }: ExportTable, row: Row): readonly Html[] {
  if (name === 'files') return [html`<p>${link(filePath(row as { id: number; name: string }), 'Open the file')}</p>`];
  if (name !== 'runs') return [];
  return (row['files'] as { id: number; name: string }[]).map(
    (file) => html`<p>${link(runFilePath(file), file.name)}</p>`,
  );
}

/** Non-empty fields of a row, without the excluded ones. */
export function fieldsOf(row: Row, excluded: readonly string[]): Html {
  const says = (value: unknown): boolean =>
    value !== null &&
    value !== '' &&
    !(typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0);
  const fields = Object.entries(row).filter(([name, value]) => !excluded.includes(name) && says(value));
  return definitionList(
    fields.map(([name, value]) => [labelOf(name), value instanceof Date ? timeOf(value.toISOString()) : htmlOf(value)]),
  );
}
