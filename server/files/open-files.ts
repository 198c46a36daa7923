/** Creates the services for photos and plans. */
import type { Core } from '../core/core.ts';
import { getFileFolder } from '../store/data-paths.ts';
import { createFileIntake, type FileIntake } from './file-intake.ts';
import { createFileRoom, type FileRoom } from './file-room.ts';
import { createPhotoEncoder } from './photo-encoder.ts';
import { removeLeftovers } from './receive-file.ts';

export interface Files {
  intake: FileIntake;
  room: FileRoom;
}

export function addFiles(core: Core): Files {
  const { config, store, log, services } = core;
  const folder = getFileFolder(config.dataDir);
  const room = createFileRoom(store, config);
  const encoder = createPhotoEncoder(log);
  // Removes partial files of earlier processes, and aborts the current encoding.
  services.push({ start: () => removeLeftovers(folder, Date.now()), stop: encoder.stop });
  return { intake: createFileIntake(core, encoder, room), room };
}
