export { FileStore } from './file-store';
export {
  claimFiles,
  type FileLabels,
  type FileOwner,
  FilesRepository,
  type FileRow,
  type NewFile,
} from './files.repository';
export { type Download, FilesService, type ReceivedFile } from './files.service';
export { decodeFileName, extensionOf } from './file-names';
export { readBytes } from './read-file-text';
