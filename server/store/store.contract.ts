/** The contract of all stores. The test file of each engine calls it once. */
import { describeChanging } from './changing.contract.ts';
import { describeVisiting } from './visiting.contract.ts';
import type { StoreContract } from './contract-data.ts';
import { describeCounting } from './counting.contract.ts';
import { describeDelivering } from './delivering.contract.ts';
import { describeFollowing } from './following.contract.ts';
import { describeFiles } from './files.contract.ts';
import { describeInbox } from './inbox.contract.ts';
import { describeKeeping } from './keeping.contract.ts';
import { describeTelling } from './telling.contract.ts';
import { describeSaving } from './saving.contract.ts';

export function describeStoreContract(engine: StoreContract): void {
  describeSaving(engine);
  describeDelivering(engine);
  describeChanging(engine);
  describeFollowing(engine);
  describeKeeping(engine);
  describeFiles(engine);
  describeCounting(engine);
  describeTelling(engine);
  describeInbox(engine);
  describeVisiting(engine);
}
