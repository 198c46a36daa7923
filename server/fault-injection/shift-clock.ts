/**
 * Preloaded into the server only by the fault injection. Shifts its clock by the milliseconds in the file CLOCK_FILE,
 * which may change at run time. Timers are unaffected, as when a real clock jumps.
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
