/** Creates the services for photos and plans. */
import type { Core } from '../core/core.ts';
import { createAddressLimit } from '../plugins/address-limit.ts';
import { getFileFolder } from '../store/data-paths.ts';
import { createFileIntake, type FileIntake } from './file-intake.ts';
import { createFileRoom, type FileRoom } from './file-room.ts';
import { createPhotoEncoder } from './photo-encoder.ts';
import { removeLeftovers } from './receive-file.ts';

export interface Files {
  intake: FileIntake;
  room: FileRoom;
}

export function addFiles({ config, store, recipients, nowMs, log, services }: Core): Files {
  const folder = getFileFolder(config.dataDir);
  const room = createFileRoom(store, config);
  const encoder = createPhotoEncoder(log);
  // Removes partial files of earlier processes, and aborts the current encoding.
  services.push({ start: () => removeLeftovers(folder, Date.now()), stop: encoder.stop });
  const intake = createFileIntake({
    ...{ store, encoder, room, folder, recipients, nowMs, log },
    limit: createAddressLimit(config.fileLimit),
    dailyBytes: createAddressLimit(config.fileMbPerDay * 1024 * 1024, 24 * 60 * 60_000),
    mailPauseMs: config.filePauseSeconds * 1_000,
  });
  return { intake, room };
}
