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

/** Allowance in bytes for the boundaries and part headers of a form. */
const FORM_OVERHEAD_BYTES = 1_024 * 1_024;
/** Maximum number of text fields, and size of each. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 65_536;

/** Limits of a multipart form whose files are all in one field, which may be repeated. */
export interface FormLimits {
  /** Name of the field with the files. */
  field: string;
  /** Maximum number of files. */
  files: number;
  /** Maximum size of one file, and of all. */
  fileBytes: number;
  bytes: number;
  /** Error if a file is larger. */
  tooLarge: ErrorCode;
  /** Whether the files are stored and count towards the storage budget. */
  stored: boolean;
}

/** Limits of stored files. */
export const FILES: FormLimits = {
  field: 'files',
  files: LIMITS.uploadFiles,
  fileBytes: LIMITS.fileBytes,
  bytes: LIMITS.uploadBytes,
  tooLarge: 'file_too_large',
  stored: true,
};

/** Limits of a form with one file in the field `file`. */
export const oneFile = (bytes: number, tooLarge: ErrorCode, stored: boolean): FormLimits => ({
  field: 'file',
  files: 1,
  fileBytes: bytes,
  bytes,
  tooLarge,
  stored,
});

/** The text fields of a form. */
export type Fields = Record<string, string>;

/** Bytes of uploads in progress in this process, per account. */
class UploadsInProgress {
  private readonly accounts = new Map<number, Set<{ bytes: number }>>();

  /**
   * Counts an upload until it ends. It fails when it and the account's earlier uploads together exceed the remaining storage.
   * @param remaining bytes; Infinity if there is no limit
   */
  begin(accountId: number, remaining: number): { add: (bytes: number) => void; end: () => void } {
    const uploads = this.accounts.get(accountId) ?? new Set<{ bytes: number }>();
    this.accounts.set(accountId, uploads);
    const own = { bytes: 0 };
    uploads.add(own);
    return {
      add: (bytes) => {
        own.bytes += bytes;
        let sum = 0;
        for (const upload of uploads) {
          sum += upload.bytes;
          if (upload === own) break;
        }
        if (sum > remaining) throw new DomainError('storage_full');
      },
      end: () => {
        if (uploads.delete(own) && uploads.size === 0) this.accounts.delete(accountId);
      },
    };
  }
}

/** Receives the files of multipart forms into temporary files, within limits. */
@Injectable()
export class Uploads {
  private readonly inProgress = new UploadsInProgress();

  constructor(
    private readonly files: FilesService,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * Receives the files of a form and passes them to a handler. Authorization must be checked before.
   * @param handle keeps files by moving them; the others are deleted afterwards, also on failure
   * @throws DomainError too_many_files, malformed, storage_full, too_many_uploads, `limits.tooLarge`, and what `handle` throws
   */
  async receive<T>(
    request: Request,
    response: Response,
    handle: (files: ReceivedFile[], fields: Fields) => Promise<T>,
    limits: FormLimits = FILES,
  ): Promise<T> {
    const accountId = request.user?.id;
    if (accountId === undefined) throw new DomainError('not_signed_in');
    const contentLength = Number(request.headers['content-length'] ?? 0);
    if (contentLength > limits.bytes + FORM_OVERHEAD_BYTES)
      throw new DomainError(limits.files === 1 ? limits.tooLarge : 'too_many_files');
    const remaining = limits.stored
      ? await this.budgets.require('storage', accountId, Math.max(1, contentLength - FORM_OVERHEAD_BYTES))
      : Infinity;
    await this.budgets.chargeUpload(accountId);
    const folder = await this.files.uploadFolder();
    const upload = this.inProgress.begin(accountId, remaining);
    const receiver = new FormReceiver(folder, limits, (bytes) => upload.add(bytes));
    try {
      const fields = await receiver.receive(request, response);
      // From here on the database enforces the storage budget.
      upload.end();
      return await handle(receiver.received, fields);
    } finally {
      upload.end();
      await receiver.clear();
    }
  }
}

/** Receives the form of one request into temporary files. */
class FormReceiver implements StorageEngine {
  /** In order of arrival. */
  readonly received: ReceivedFile[] = [];
  private readonly aborts: AbortController[] = [];
  private readonly writing: Promise<void>[] = [];
  private readonly paths: string[] = [];
  private bytes = 0;
  /** First error while a file was written. */
  private writeError: unknown = null;

  constructor(
    private readonly folder: string,
    private readonly limits: FormLimits,
    /** Counts received bytes; throws if they exceed the remaining storage. */
    private readonly count: (bytes: number) => void,
  ) {}

  async receive(request: Request, response: Response): Promise<Fields> {
    const form = multer({
      storage: this,
      limits: {
        fileSize: this.limits.fileBytes,
        files: this.limits.files,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        fieldNestingDepth: 0,
        parts: this.limits.files + MAX_FIELDS,
      },
    }).array(this.limits.field);
    const failure = await new Promise<unknown>((resolve) => {
      void form(request, response, resolve);
    });
    if (failure) throw this.toError(failure);
    const body = request.body as Record<string, unknown> | undefined;
    return Object.fromEntries(
      Object.entries(body ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  }

  _handleFile: StorageEngine['_handleFile'] = (_request, file, done) => {
    const path = join(this.folder, randomUUID());
    this.paths.push(path);
    const received: ReceivedFile = { path, name: decodeFileName(file.originalname), size: 0 };
    this.received.push(received);
    const counted = async function* (this: FormReceiver, chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        received.size += chunk.length;
        this.countBytes(chunk.length);
        yield chunk;
      }
    }.bind(this);
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const abort = new AbortController();
    this.aborts.push(abort);
    const written = pipeline(file.stream, counted, target, { signal: abort.signal });
    this.writing.push(written);
    written.then(
      () => done(null, { path, size: received.size }),
      (error: unknown) => {
        this.writeError ??= error;
        done(error);
      },
    );
  };

  /** Files are removed by `clear`. */
  _removeFile: StorageEngine['_removeFile'] = (_request, _file, done) => done(null);

  async clear(): Promise<void> {
    for (const abort of this.aborts) abort.abort();
    await Promise.allSettled(this.writing);
    await Promise.all(this.paths.map((path) => rm(path, { force: true })));
  }

  /**
   * Counts received bytes. An error is recorded before it is thrown, because multer may report the aborted form first.
   * @throws DomainError too_many_files, storage_full
   */
  private countBytes(bytes: number): void {
    this.bytes += bytes;
    try {
      this.count(bytes);
      if (this.bytes > this.limits.bytes) throw new DomainError('too_many_files');
    } catch (error) {
      this.writeError ??= error;
      throw error;
    }
  }

  private toError(failure: unknown): unknown {
    if (this.writeError instanceof DomainError) return this.writeError;
    if (failure instanceof MulterError) {
      if (failure.code === 'LIMIT_FILE_SIZE') return new DomainError(this.limits.tooLarge);
      const tooMany = failure.code === 'LIMIT_FILE_COUNT' || failure.code === 'LIMIT_PART_COUNT';
      return new DomainError(tooMany ? 'too_many_files' : 'malformed');
    }
    if (failure instanceof DomainError || failure === this.writeError) return failure;
    // Otherwise the form was truncated or malformed.
    return new DomainError('malformed', { cause: failure });
  }
}
