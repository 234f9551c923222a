export { FileStore } from './file-store';
export { claimFiles, type FileLabels, type FileOwner, FilesRepository, type NewFile } from './files.repository';
export { type Download, FilesService, type Received } from './files.service';
export { decodedName, extensionOf } from './names';
export { readBytes } from './reading';
