import { releaseVersion } from '@kinloom/config';
import { DomainError, TEXTS } from '@kinloom/contract';
import { RateLimits } from '@kinloom/domain/accounts';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { FilesService, pictureIn } from '@kinloom/domain/soulprints';
import { Injectable } from '@nestjs/common';
import { AccountExportRepository, type ExportedConversation, type ExportedSoul } from './account-export.repository';
import { type Html, html, PAGE_FOOT, pageHead, STYLE } from './html';
import { type ExportTable, EXPORT_TABLES } from './export-tables';
import { MANIFEST_PATH, ManifestBuilder } from './manifest';
import * as pages from './html-pages';
import { jsonList, mapped, htmlPages } from './archive-streams';
import {
  ACCOUNT_SETTINGS_PATH,
  type RowOwner,
  rowsPath,
  TRANSFER_TABLES,
  type TransferTable,
} from './transfer/transfer-tables';
import { type ZipEntry, createZip } from './zip-writer';

/** Version of `kinloom.json` and the files under `data/`; incremented with every breaking change. */
const VERSION = 1;
/** File types that are already compressed. */
const COMPRESSED = /^(?:image\/(?!svg|bmp)|audio\/|video\/|application\/(?:zip|gzip|pdf))/;

/** Archive of an account: file name and content stream. */
export interface AccountArchive {
  name: string;
  bytes: AsyncGenerator<Buffer>;
}

/** Streams everything that an account owns as a ZIP archive. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly exports: AccountExportRepository,
    private readonly files: FilesService,
    private readonly limits: RateLimits,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Streams a ZIP of all data of an account while it is read. docs/decisions/0023-account-export-and-deletion.md lists its contents.
   * @throws DomainError too_many; not_signed_in if the account was deleted
   */
  async exportAccount(accountId: number): Promise<AccountArchive> {
    await this.limits.count('export', accountId);
    const account = await this.exports.account(accountId);
    if (!account) throw new DomainError('not_signed_in');
    await this.securityLog.record({ kind: 'account_exported', accountId });
    const at = new Date();
    const name = `${TEXTS.product.toLowerCase()}-${at.toISOString().slice(0, 10)}.zip`;
    return { name, bytes: createZip(this.entriesWithManifest(accountId, account, at), at) };
  }

  private async *entriesWithManifest(
    accountId: number,
    account: Readonly<Record<string, unknown>> & { email: string },
    at: Date,
  ): AsyncGenerator<ZipEntry> {
    const manifest = new ManifestBuilder();
    yield* manifest.hashed(this.entries(accountId, account, at, manifest));
    yield manifest.entry(at, releaseVersion());
  }

  private async *entries(
    accountId: number,
    account: Readonly<Record<string, unknown>> & { email: string },
    at: Date,
    manifest: ManifestBuilder,
  ): AsyncGenerator<ZipEntry> {
    yield page('index.html', `Everything from ${TEXTS.product}`, pages.indexPage(account.email, at, EXPORT_TABLES));
    yield { name: 'style.css', content: [STYLE] };
    yield { name: 'kinloom.json', content: [`${JSON.stringify(descriptionOf(at), null, 2)}\n`] };
    yield { name: 'data/account.json', content: [`${JSON.stringify(account, null, 2)}\n`] };
    yield page('account.html', 'Account', pages.fieldsOf(account, []));
    const souls = new Map<number, string>();
    manifest.add('channels', (account['channels'] as unknown[]).length);
    yield* this.souls(accountId, souls, manifest);
    yield* this.conversations(accountId, manifest);
    for (const kind of EXPORT_TABLES) yield* this.kind(accountId, kind, souls, manifest);
    yield* this.bytes(accountId, manifest);
    yield* this.transferRows(accountId, souls, manifest);
  }

  /** @param names filled with the souls' names by id */
  private async *souls(
    accountId: number,
    names: Map<number, string>,
    manifest: ManifestBuilder,
  ): AsyncGenerator<ZipEntry> {
    const ids = await this.exports.soulIds(accountId);
    const all = async function* (exports: AccountExportRepository): AsyncGenerator<ExportedSoul[]> {
      for (const id of ids) {
        const soul = await exports.soul(accountId, id);
        if (soul) yield [soul];
      }
    };
    const written = (soul: ExportedSoul) => ({ ...soul, avatar: pictureOf(soul)?.path ?? soul.avatar });
    yield {
      name: 'data/souls.json',
      content: jsonList(manifest.counted('souls', mapped(all(this.exports), written))),
    };
    const list = { path: 'souls', title: 'Souls', lead: html`` };
    yield* htmlPages(list, mapped(all(this.exports), pages.soulLine));
    for await (const [soul] of all(this.exports)) {
      if (!soul) continue;
      names.set(soul.id, soul.name);
      const picture = pictureOf(soul);
      if (picture) yield { name: picture.path, content: [picture.bytes], packed: true };
      const article = pages.soulArticle(soul, picture?.path.split('/').at(-1) ?? null);
      yield page(`${pages.soulPath(soul)}.html`, soul.name, article);
    }
  }

  private async *conversations(accountId: number, manifest: ManifestBuilder): AsyncGenerator<ZipEntry> {
    const { exports } = this;
    const conversations = manifest.counted('conversations', exports.conversations(accountId));
    manifest.add('messages', 0);
    yield { name: 'data/conversations.json', content: jsonList(conversations) };
    const list = { path: 'conversations', title: 'Conversations', lead: html`` };
    yield* htmlPages(list, mapped(exports.conversations(accountId), pages.conversationLine));
    for await (const talks of exports.conversations(accountId)) {
      for (const talk of talks) {
        const path = pages.conversationPath(talk);
        yield { name: `data/${path}.json`, content: this.talk(talk, manifest) };
        const lead = html`<p class="meta">${pages.namesOf(talk)}</p>`;
        yield* htmlPages(
          { path, title: pages.titleOf(talk), lead },
          mapped(exports.messages(talk.id), pages.messageArticle),
        );
      }
    }
  }

  private async *talk(talk: ExportedConversation, manifest: ManifestBuilder): AsyncGenerator<string> {
    yield `{"conversation":${JSON.stringify(talk)},"messages":`;
    yield* jsonList(manifest.counted('messages', this.exports.messages(talk.id)));
    yield '}\n';
  }

  private async *kind(
    accountId: number,
    kind: ExportTable,
    souls: ReadonlyMap<number, string>,
    manifest: ManifestBuilder,
  ): AsyncGenerator<ZipEntry> {
    const { exports } = this;
    const owners = kind.of === 'account' ? [accountId] : [...souls.keys()];
    const rows = async function* () {
      for (const owner of owners) yield* exports.rows(kind, owner);
    };
    yield { name: `data/${kind.name}.json`, content: jsonList(manifest.counted(kind.name, rows())) };
    const list = { path: kind.name, title: kind.title, lead: html`<p class="meta">${kind.about}</p>` };
    yield* htmlPages(
      list,
      mapped(rows(), (row) => pages.articleOf(kind, row, (id) => souls.get(id))),
    );
  }

  /** Complete rows for an import into another installation. */
  private async *transferRows(
    accountId: number,
    souls: ReadonlyMap<number, string>,
    manifest: ManifestBuilder,
  ): AsyncGenerator<ZipEntry> {
    const owners: Readonly<Record<RowOwner, readonly number[]>> = {
      account: [accountId],
      soul: [...souls.keys()],
      conversation: await this.exports.conversationIds(accountId),
    };
    for (const table of TRANSFER_TABLES)
      yield { name: rowsPath(table.name), content: this.jsonLines(table, owners[table.owner], manifest) };
    const settings = await this.exports.transferSettings(accountId);
    yield { name: ACCOUNT_SETTINGS_PATH, content: [`${JSON.stringify(settings)}\n`] };
  }

  private async *jsonLines(
    table: TransferTable,
    owners: readonly number[],
    manifest: ManifestBuilder,
  ): AsyncGenerator<string> {
    manifest.addRows(table.name, 0);
    for (const owner of owners) {
      for await (const rows of this.exports.transferRows(table, owner)) {
        manifest.addRows(table.name, rows.length);
        yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      }
    }
  }

  /** Contents of uploaded files and of files created by agents. */
  private async *bytes(accountId: number, manifest: ManifestBuilder): AsyncGenerator<ZipEntry> {
    for await (const files of manifest.counted('agent-files', this.exports.runFiles(accountId))) {
      for (const file of files) yield { name: pages.runFilePath(file), content: [file.content] };
    }
    manifest.add('file-contents', 0);
    for await (const files of this.exports.files(accountId)) {
      for (const file of files) {
        const stream = await this.files.find(accountId, file.id);
        // The content is missing (deleted concurrently or lost); the list still contains the file.
        if (!stream) continue;
        try {
          yield { name: pages.filePath(file), content: stream, packed: COMPRESSED.test(file.type) };
          manifest.add('file-contents', 1);
        } finally {
          stream.destroy();
        }
      }
    }
  }
}

function page(name: string, title: string, content: Html): ZipEntry {
  return { name, content: [pageHead(title, name.includes('/') ? '../' : ''), content.text, PAGE_FOOT] };
}

/** The uploaded avatar of a soul, if it has one. */
function pictureOf(soul: ExportedSoul): { path: string; bytes: Buffer } | null {
  const picture = soul.avatar === null ? null : pictureIn(soul.avatar);
  return picture && { path: `${pages.soulPath(soul)}.${picture.type.slice('image/'.length)}`, bytes: picture.bytes };
}

/** Content of `kinloom.json`: describes the archive for programs. */
function descriptionOf(at: Date): object {
  return {
    format: 'kinloom-account',
    version: VERSION,
    exportedAt: at.toISOString(),
    aiGenerated: 'Messages with "aiGenerated": true, reflections and what agents made were written by an AI.',
    contents: {
      [MANIFEST_PATH]: 'Size and SHA-256 of every other file, and how many rows of each kind were written.',
      'data/account.json': 'The account, its settings, channels, names of threads, sessions and mails.',
      'data/souls.json': 'The souls.',
      'data/conversations.json': 'The conversations.',
      'data/conversations/*.json': 'Each conversation with its messages, oldest first.',
      ...Object.fromEntries(EXPORT_TABLES.map(({ name, about }) => [`data/${name}.json`, about])),
      'files/*': 'What was uploaded, as it came.',
      'agents/*': 'What agents made.',
      'rows/*.jsonl': 'Everything once more as it is stored, a row a line, for an import into another installation.',
      'souls/*': 'The pictures of souls, as they were uploaded, beside their pages.',
    },
  };
}
