import { FileEntity } from '@kinloom/database';
import { imageTypeOf } from '@kinloom/domain/images';
import type { Picture } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';

/** Pictures of messages, as models that see are sent them. */
@Injectable()
export class PicturesRepository {
  constructor(private readonly source: DataSource) {}

  /** The pictures among these files, in the order of their ids. Performs no ownership check. */
  async find(fileIds: readonly number[]): Promise<Picture[]> {
    if (fileIds.length === 0) return [];
    const files = await this.source.getRepository(FileEntity).find({
      select: { id: true, name: true, modelImage: true },
      where: { id: In(fileIds), modelImage: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    return files.flatMap(({ name, modelImage }) => {
      const type = modelImage && imageTypeOf(modelImage);
      return type ? [{ name, type, base64: modelImage.toString('base64') }] : [];
    });
  }
}
