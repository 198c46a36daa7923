/** The props of every control for a single value. */
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
  /** Required if the control has no visible label. */
  label?: string;
}

/** Attributes that every control puts on its element. */
export type Shared = Record<string, unknown>;
