/**
 * Loaded into the server before everything else, by the fault injection alone: its clock is wrong by the milliseconds in the file
 * CLOCK_FILE, which may change while it runs. Timers count on, as they do when a real clock jumps.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const readOffsetMs = () => Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'));
let offsetMs = readOffsetMs();
setInterval(() => (offsetMs = readOffsetMs()), 100).unref();
const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
