/** What every control of one value is given. */
import type { Path } from '../../../contract/values.ts';
import type { FormNode } from '../form-node.ts';

export interface ControlProps {
  name: string;
  node: FormNode;
  path: Path;
  id: string;
  isOptional?: boolean;
  fallback?: unknown;
  describedBy?: string | undefined;
  isFaulty: boolean;
  /** Needed where no label is beside the control. */
  label?: string;
}

/** Attributes that each of them puts on its element. */
export type Shared = Record<string, unknown>;
