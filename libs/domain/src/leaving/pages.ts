import { TEXTS } from '@kinloom/contract';
import type { ConversationTaken, MessageTaken, Row, SoulTaken } from './belongings.repository';
import { factsOf, Html, html, link, plainly, timeOf, wordsOf } from './html';
import type { Kind } from './kinds';
import { endingOf, nameIn, stemOf } from './names';

/** Where an uploaded file lies. */
export const filePath = ({ id, name }: { id: number; name: string }): string =>
  `files/${nameIn(id, stemOf(name), endingOf(name))}`;

/** Where a file that an agent made lies. */
export const runFilePath = ({ id, name }: { id: number; name: string }): string =>
  `agents/${nameIn(id, stemOf(name), endingOf(name))}`;

/** Where a soul's page and its picture lie, without their endings. */
export const soulPath = ({ id, name }: { id: number; name: string }): string => `souls/${nameIn(id, name)}`;

/** Where a conversation's page lies, without its ending. */
export const talkPath = (talk: ConversationTaken): string => `conversations/${nameIn(talk.id, titleOf(talk))}`;

export const titleOf = ({ title, souls }: ConversationTaken): string =>
  title ?? (souls.length === 0 ? 'A conversation' : souls.map(({ name }) => name).join(', '));

/** Everything that is here, and how to find it. */
export function indexPage(email: string, at: Date, kinds: readonly Kind[]): Html {
  return html`
    <p>Everything that ${email} has with ${TEXTS.product}, as it was on ${timeOf(at.toISOString())}.</p>
    <p>
      The pages are for reading. The folder “data” holds the same for programs; what is in it is told in
      ${link('kinloom.json', 'kinloom.json')}. What souls say is written by an AI, and marked so.
    </p>
    <ul>
      <li>${link('account.html', 'Account')}: your settings, channels, threads and sessions.</li>
      <li>${link('souls.html', 'Souls')}: a page for each.</li>
      <li>${link('conversations.html', 'Conversations')}: a page for each.</li>
      ${kinds.map(({ name, title, about }) => html`<li>${link(`${name}.html`, title)}: ${about}</li>`)}
    </ul>
  `;
}

/** Who a conversation is with. A name that is read from the right moves nothing that stands beside it. */
export const namesOf = ({ souls }: ConversationTaken): readonly Html[] =>
  souls.map(({ name }, place) => html`${place === 0 ? '' : ', '}<bdi>${name}</bdi>`);

/** A soul in the list of them, and a conversation in theirs. */
export const soulLine = (soul: SoulTaken): Html =>
  html`<article>
    <h2>${link(`${soulPath(soul)}.html`, soul.name)}</h2>
    <p class="meta" dir="auto">${soul.archetype}</p>
  </article>`;

export const talkLine = (talk: ConversationTaken): Html =>
  html`<article>
    <h2>${link(`${talkPath(talk)}.html`, titleOf(talk))}</h2>
    <p class="meta">${namesOf(talk)} · begun ${timeOf(talk.createdAt.toISOString())}</p>
  </article>`;

/** A soul's own page. @param picture the name of its picture's file beside it */
export function soulArticle({ avatar, ...soul }: SoulTaken, picture: string | null): Html {
  const shown = picture === null ? avatar : html`<img class="avatar" src="${encodeURIComponent(picture)}" alt="" />`;
  return html`<article>${shown ? html`<p>${shown}</p>` : ''} ${fieldsOf(soul, [])}</article>`;
}

/** What somebody said. */
export function messageArticle(message: MessageTaken): Html {
  const files = message['files'] as { id: number; name: string }[];
  const wordings = message['otherWordings'] as { number: number; content: string }[];
  const said = [
    message.aiGenerated ? 'an AI' : '',
    message['whispered'] ? 'whispered' : '',
    message['status'] === 'complete' ? '' : String(message['status']),
  ];
  return html`<article class="${message.aiGenerated ? '' : 'mine'}" id="m${message.seq}">
    <p class="meta">
      ${[html`<bdi>${message.sender}</bdi>`, ...said.filter(Boolean).map((one) => ` · ${one}`)]} ·
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

/** One of a kind. @param nameOfSoul what a soul is called, by its id */
export function articleOf(kind: Kind, row: Row, nameOfSoul: (id: number) => string | undefined): Html {
  const heads = kind.heads.map((head) => row[head]).filter((value) => value !== null && value !== '');
  const soul = typeof row['companionId'] === 'number' ? nameOfSoul(row['companionId']) : undefined;
  const words = kind.words.map((name) => row[name]).filter((value) => typeof value === 'string' && value !== '');
  return html`<article>
    <h2 dir="auto">${heads.map((head) => (kind.coded ? wordsOf(String(head)) : String(head))).join(' · ')}</h2>
    ${soul === undefined ? '' : html`<p class="meta" dir="auto">${soul}</p>`}
    ${words.map((value) => html`<p class="words" dir="auto">${String(value)}</p>`)}
    ${fieldsOf(row, [...kind.heads, ...kind.words])} ${linksOf(kind, row)}
  </article>`;
}

function linksOf({ name }: Kind, row: Row): readonly Html[] {
  if (name === 'files') return [html`<p>${link(filePath(row as { id: number; name: string }), 'Open the file')}</p>`];
  if (name !== 'runs') return [];
  return (row['files'] as { id: number; name: string }[]).map(
    (file) => html`<p>${link(runFilePath(file), file.name)}</p>`,
  );
}

/** The fields of a row that say something, but for some. */
export function fieldsOf(row: Row, but: readonly string[]): Html {
  const says = (value: unknown): boolean =>
    value !== null &&
    value !== '' &&
    !(typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0);
  const fields = Object.entries(row).filter(([name, value]) => !but.includes(name) && says(value));
  return factsOf(
    fields.map(([name, value]) => [
      wordsOf(name),
      value instanceof Date ? timeOf(value.toISOString()) : plainly(value),
    ]),
  );
}
