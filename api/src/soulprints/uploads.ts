import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError, type ErrorCode, LIMITS } from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { decodeFileName, FilesService, type ReceivedFile } from '@kinloom/domain/soulprints';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';

/** Bytes around the files of a form: its divisions and the headers of its parts. */
const AROUND = 1_024 * 1_024;
/** Fields beside the files, and bytes of each. */
const FIELDS = 20;
const FIELD_BYTES = 65_536;

/** What a form may carry: its files stand in one field, which may be repeated. */
export interface Form {
  field: string;
  files: number;
  /** Of one file, and of all. */
  fileBytes: number;
  bytes: number;
  /** What is answered where a file is larger. */
  tooLarge: ErrorCode;
  /** Whether its files are kept as they come, and count as storage. */
  stored: boolean;
}

/** Files that are kept: as many and as large as the limits say. */
export const FILES: Form = {
  field: 'files',
  files: LIMITS.uploadFiles,
  fileBytes: LIMITS.fileBytes,
  bytes: LIMITS.uploadBytes,
  tooLarge: 'file_too_large',
  stored: true,
};

/** One file by itself. */
export const oneFile = (bytes: number, tooLarge: ErrorCode, stored: boolean): Form => ({
  field: 'file',
  files: 1,
  fileBytes: bytes,
  bytes,
  tooLarge,
  stored,
});

/** The fields beside the files, all of them text. */
export type Fields = Record<string, string>;

/** Bytes that are on their way in, in this process. */
class UploadsUnderWay {
  private readonly accounts = new Map<number, Set<{ bytes: number }>>();

  /**
   * Counts an upload until it ends. Together with the uploads of the account that began before it, it may bring no more than there is left.
   * @param left bytes; Infinity without a limit
   */
  begin(accountId: number, left: number): { add: (bytes: number) => void; end: () => void } {
    const uploads = this.accounts.get(accountId) ?? new Set<{ bytes: number }>();
    this.accounts.set(accountId, uploads);
    const own = { bytes: 0 };
    uploads.add(own);
    return {
      add: (bytes) => {
        own.bytes += bytes;
        let sum = 0;
        for (const one of uploads) {
          sum += one.bytes;
          if (one === own) break;
        }
        if (sum > left) throw new DomainError('storage_full');
      },
      end: () => {
        if (uploads.delete(own) && uploads.size === 0) this.accounts.delete(accountId);
      },
    };
  }
}

/** Receives the files of a form onto the disk, within the limits, and leaves nothing behind that was not taken over. */
@Injectable()
export class Uploads {
  private readonly underWay = new UploadsUnderWay();

  constructor(
    private readonly files: FilesService,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Receives the files of a form and hands them over with its other fields. To be called when it is known that the sender may send them.
   * @param take takes over what it wants by moving it; whatever is left of it is deleted, however this ends
   * @throws DomainError too_many_files, malformed, storage_full, too_many_uploads, what the form says of a file that is too large, and what `take` throws
   */
  async receive<T>(
    request: Request,
    response: Response,
    take: (files: ReceivedFile[], fields: Fields) => Promise<T>,
    form: Form = FILES,
  ): Promise<T> {
    const accountId = request.user?.id;
    if (accountId === undefined) throw new DomainError('not_signed_in');
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > form.bytes + AROUND) throw new DomainError(form.files === 1 ? form.tooLarge : 'too_many_files');
    const left = form.stored
      ? await this.budgets.require('storage', accountId, Math.max(1, announced - AROUND))
      : Infinity;
    await this.budgets.chargeUpload(accountId);
    const folder = await this.files.uploadFolder();
    const upload = this.underWay.begin(accountId, left);
    const receiver = new Receiver(folder, form, (bytes) => upload.add(bytes));
    try {
      const fields = await receiver.receive(request, response);
      // From here on the database decides.
      upload.end();
      return await take(receiver.received, fields);
    } finally {
      upload.end();
      await receiver.clear();
    }
  }
}

/** Where one request's files go for the moment. */
class Receiver implements StorageEngine {
  /** In the order they came. */
  readonly received: ReceivedFile[] = [];
  private readonly ends: AbortController[] = [];
  private readonly writing: Promise<void>[] = [];
  private readonly paths: string[] = [];
  private bytes = 0;
  /** Why something could not be written: the disk's fault, not the form's. */
  private fault: unknown = null;

  constructor(
    private readonly folder: string,
    private readonly form: Form,
    /** Told of bytes that came; throws where they are too many. */
    private readonly count: (bytes: number) => void,
  ) {}

  async receive(request: Request, response: Response): Promise<Fields> {
    const form = multer({
      storage: this,
      limits: {
        fileSize: this.form.fileBytes,
        files: this.form.files,
        fields: FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNestingDepth: 0,
        parts: this.form.files + FIELDS,
      },
    }).array(this.form.field);
    const failure = await new Promise<unknown>((resolve) => {
      void form(request, response, resolve);
    });
    if (failure) throw this.refusalOf(failure);
    const body = request.body as Record<string, unknown> | undefined;
    return Object.fromEntries(
      Object.entries(body ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  }

  _handleFile: StorageEngine['_handleFile'] = (_request, file, done) => {
    const path = join(this.folder, randomUUID());
    this.paths.push(path);
    const one: ReceivedFile = { path, name: decodeFileName(file.originalname), size: 0 };
    this.received.push(one);
    const counted = async function* (this: Receiver, chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        one.size += chunk.length;
        this.take(chunk.length);
        yield chunk;
      }
    }.bind(this);
    const to = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const end = new AbortController();
    this.ends.push(end);
    const written = pipeline(file.stream, counted, to, { signal: end.signal });
    this.writing.push(written);
    written.then(
      () => done(null, { path, size: one.size }),
      (error: unknown) => {
        this.fault ??= error;
        done(error);
      },
    );
  };

  /** What is to go goes with everything else, in `clear`. */
  _removeFile: StorageEngine['_removeFile'] = (_request, _file, done) => done(null);

  async clear(): Promise<void> {
    for (const end of this.ends) end.abort();
    await Promise.allSettled(this.writing);
    await Promise.all(this.paths.map((path) => rm(path, { force: true })));
  }

  /**
   * Counts bytes that came. What is wrong with them is noted before it is thrown: the form breaks off then, and may report that first.
   * @throws DomainError too_many_files, storage_full
   */
  private take(bytes: number): void {
    this.bytes += bytes;
    try {
      this.count(bytes);
      if (this.bytes > this.form.bytes) throw new DomainError('too_many_files');
    } catch (error) {
      this.fault ??= error;
      throw error;
    }
  }

  private refusalOf(failure: unknown): unknown {
    if (this.fault instanceof DomainError) return this.fault;
    if (failure instanceof MulterError) {
      if (failure.code === 'LIMIT_FILE_SIZE') return new DomainError(this.form.tooLarge);
      const tooMany = failure.code === 'LIMIT_FILE_COUNT' || failure.code === 'LIMIT_PART_COUNT';
      return new DomainError(tooMany ? 'too_many_files' : 'malformed');
    }
    if (failure instanceof DomainError || failure === this.fault) return failure;
    // What is left is a form that ends too soon, or is none.
    return new DomainError('malformed', { cause: failure });
  }
}
