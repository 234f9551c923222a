import { releaseVersion } from '@kinloom/config';
import { DomainError, TEXTS } from '@kinloom/contract';
import { RateLimits } from '@kinloom/domain/accounts';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { FilesService, pictureIn } from '@kinloom/domain/soulprints';
import { Injectable } from '@nestjs/common';
import { BelongingsRepository, type ConversationTaken, type SoulTaken } from './belongings.repository';
import { type Html, html, PAGE_FOOT, pageHead, STYLE } from './html';
import { type Kind, KINDS } from './kinds';
import { MANIFEST_PATH, ManifestBuilder } from './manifest';
import * as pages from './pages';
import { jsonList, mapped, pagesOf } from './streams';
import { type ZipEntry, zipOf } from './zip';

/** Of what shape it is. Moves with every change that a program could stumble over. */
const VERSION = 1;
/** Files of these types are packed already. */
const PACKED = /^(?:image\/(?!svg|bmp)|audio\/|video\/|application\/(?:zip|gzip|pdf))/;

/** Everything somebody owns, to be taken along. */
export interface Taken {
  name: string;
  bytes: AsyncGenerator<Buffer>;
}

@Injectable()
export class ExportService {
  constructor(
    private readonly belongings: BelongingsRepository,
    private readonly files: FilesService,
    private readonly limits: RateLimits,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * A ZIP of everything an account owns, made as it is read: see docs/decisions/account.md for what is in it.
   * @throws DomainError too_many, not_signed_in where the account is gone
   */
  async take(accountId: number): Promise<Taken> {
    await this.limits.count('export', accountId);
    const account = await this.belongings.account(accountId);
    if (!account) throw new DomainError('not_signed_in');
    await this.securityLog.record({ kind: 'account_exported', accountId });
    const at = new Date();
    const name = `${TEXTS.product.toLowerCase()}-${at.toISOString().slice(0, 10)}.zip`;
    return { name, bytes: zipOf(this.entriesWithManifest(accountId, account, at), at) };
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
    yield page('index.html', `Everything from ${TEXTS.product}`, pages.indexPage(account.email, at, KINDS));
    yield { name: 'style.css', content: [STYLE] };
    yield { name: 'kinloom.json', content: [`${JSON.stringify(described(at), null, 2)}\n`] };
    yield { name: 'data/account.json', content: [`${JSON.stringify(account, null, 2)}\n`] };
    yield page('account.html', 'Account', pages.fieldsOf(account, []));
    const souls = new Map<number, string>();
    manifest.add('channels', (account['channels'] as unknown[]).length);
    yield* this.souls(accountId, souls, manifest);
    yield* this.conversations(accountId, manifest);
    for (const kind of KINDS) yield* this.kind(accountId, kind, souls, manifest);
    yield* this.bytes(accountId, manifest);
  }

  /** @param names is told what each soul is called */
  private async *souls(
    accountId: number,
    names: Map<number, string>,
    manifest: ManifestBuilder,
  ): AsyncGenerator<ZipEntry> {
    const ids = await this.belongings.soulIds(accountId);
    const all = async function* (belongings: BelongingsRepository): AsyncGenerator<SoulTaken[]> {
      for (const id of ids) {
        const soul = await belongings.soul(accountId, id);
        if (soul) yield [soul];
      }
    };
    const written = (soul: SoulTaken) => ({ ...soul, avatar: pictureOf(soul)?.path ?? soul.avatar });
    yield {
      name: 'data/souls.json',
      content: jsonList(manifest.counted('souls', mapped(all(this.belongings), written))),
    };
    const list = { path: 'souls', title: 'Souls', lead: html`` };
    yield* pagesOf(list, mapped(all(this.belongings), pages.soulLine));
    for await (const [soul] of all(this.belongings)) {
      if (!soul) continue;
      names.set(soul.id, soul.name);
      const picture = pictureOf(soul);
      if (picture) yield { name: picture.path, content: [picture.bytes], packed: true };
      const article = pages.soulArticle(soul, picture?.path.split('/').at(-1) ?? null);
      yield page(`${pages.soulPath(soul)}.html`, soul.name, article);
    }
  }

  private async *conversations(accountId: number, manifest: ManifestBuilder): AsyncGenerator<ZipEntry> {
    const { belongings } = this;
    const conversations = manifest.counted('conversations', belongings.conversations(accountId));
    manifest.add('messages', 0);
    yield { name: 'data/conversations.json', content: jsonList(conversations) };
    const list = { path: 'conversations', title: 'Conversations', lead: html`` };
    yield* pagesOf(list, mapped(belongings.conversations(accountId), pages.talkLine));
    for await (const talks of belongings.conversations(accountId)) {
      for (const talk of talks) {
        const path = pages.talkPath(talk);
        yield { name: `data/${path}.json`, content: this.talk(talk, manifest) };
        const lead = html`<p class="meta">${pages.namesOf(talk)}</p>`;
        yield* pagesOf(
          { path, title: pages.titleOf(talk), lead },
          mapped(belongings.messages(talk.id), pages.messageArticle),
        );
      }
    }
  }

  private async *talk(talk: ConversationTaken, manifest: ManifestBuilder): AsyncGenerator<string> {
    yield `{"conversation":${JSON.stringify(talk)},"messages":`;
    yield* jsonList(manifest.counted('messages', this.belongings.messages(talk.id)));
    yield '}\n';
  }

  private async *kind(
    accountId: number,
    kind: Kind,
    souls: ReadonlyMap<number, string>,
    manifest: ManifestBuilder,
  ): AsyncGenerator<ZipEntry> {
    const { belongings } = this;
    const owners = kind.of === 'account' ? [accountId] : [...souls.keys()];
    const rows = async function* () {
      for (const owner of owners) yield* belongings.rows(kind, owner);
    };
    yield { name: `data/${kind.name}.json`, content: jsonList(manifest.counted(kind.name, rows())) };
    const list = { path: kind.name, title: kind.title, lead: html`<p class="meta">${kind.about}</p>` };
    yield* pagesOf(
      list,
      mapped(rows(), (row) => pages.articleOf(kind, row, (id) => souls.get(id))),
    );
  }

  /** The files themselves: those that were uploaded, and those that agents made. */
  private async *bytes(accountId: number, manifest: ManifestBuilder): AsyncGenerator<ZipEntry> {
    for await (const files of manifest.counted('agent-files', this.belongings.runFiles(accountId))) {
      for (const file of files) yield { name: pages.runFilePath(file), content: [file.content] };
    }
    manifest.add('file-contents', 0);
    for await (const files of this.belongings.files(accountId)) {
      for (const file of files) {
        const stream = await this.files.find(accountId, file.id);
        // Its bytes went meanwhile, or with a disk: that it was there stands in the list.
        if (!stream) continue;
        try {
          yield { name: pages.filePath(file), content: stream, packed: PACKED.test(file.type) };
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

/** A soul's picture, where it is one of its own: as it was uploaded. */
function pictureOf(soul: SoulTaken): { path: string; bytes: Buffer } | null {
  const picture = soul.avatar === null ? null : pictureIn(soul.avatar);
  return picture && { path: `${pages.soulPath(soul)}.${picture.type.slice('image/'.length)}`, bytes: picture.bytes };
}

/** What programs are told of it. */
function described(at: Date): object {
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
      ...Object.fromEntries(KINDS.map(({ name, about }) => [`data/${name}.json`, about])),
      'files/*': 'What was uploaded, as it came.',
      'agents/*': 'What agents made.',
      'souls/*': 'The pictures of souls, as they were uploaded, beside their pages.',
    },
  };
}
