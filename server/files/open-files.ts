/** Creates the services for photos and plans. */
import { createAddressLimit } from '../lib/address-limit.ts';
import { getFileFolder } from '../store/data-paths.ts';
import { createFileIntake, type FileIntake, type FileIntakeParts } from './file-intake.ts';
import { createFileRoom, type FileRoom } from './file-room.ts';
import { createPhotoEncoder } from './photo-encoder.ts';
import { removeLeftovers } from './receive-file.ts';

interface Settings {
  dataDir: string;
  fileLimit: number;
  fileMbPerDay: number;
  filePauseSeconds: number;
  maxFilesMb: number;
  keepFreeMb: number;
}

type Parts = Pick<FileIntakeParts, 'recipients' | 'nowMs' | 'log'> & {
  store: FileIntakeParts['store'] & Parameters<typeof createFileRoom>[0];
};

export interface Files {
  intake: FileIntake;
  room: FileRoom;
  /** Removes partial files of earlier processes. */
  removeLeftovers(): Promise<void>;
  /** Aborts the current encoding. */
  stop(): void;
}

export function openFiles(settings: Settings, { store, recipients, nowMs, log }: Parts): Files {
  const { dataDir, fileLimit, fileMbPerDay, filePauseSeconds, maxFilesMb, keepFreeMb } = settings;
  const folder = getFileFolder(dataDir);
  const room = createFileRoom(store, { dataDir, maxFilesMb, keepFreeMb });
  const encoder = createPhotoEncoder(log);
  const limit = createAddressLimit(fileLimit);
  const dailyBytes = createAddressLimit(fileMbPerDay * 1024 * 1024, 24 * 60 * 60_000);
  const mailPauseMs = filePauseSeconds * 1_000;
  return {
    intake: createFileIntake({
      ...{ store, encoder, room, limit, dailyBytes, folder, mailPauseMs },
      ...{ recipients, nowMs, log },
    }),
    room,
    removeLeftovers: () => removeLeftovers(folder, Date.now()),
    stop: encoder.stop,
  };
}
