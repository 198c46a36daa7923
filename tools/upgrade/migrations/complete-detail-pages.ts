/** content/detail-pages.yaml of version 0.1: heads every project's other jobs, and a person shares the picture of the page. */
import { isFields } from '../../../contract/values.ts';
import type { Migration } from './migration.ts';

const others = { label: 'More work', title: 'Other finished jobs' };

export const completeDetailPages: Migration = {
  name: 'detail-pages.yaml heads the other jobs of a project and names no picture to share',
  migrate({ name, data }) {
    if (name !== 'content/detail-pages.yaml' || !isFields(data)) return undefined;
    const { project, member } = data;
    const changed = { ...data };
    const notes: string[] = [];
    if (isFields(project) && !('others' in project)) {
      changed['project'] = { ...project, others };
      notes.push(`project.others is new: ${JSON.stringify(others)}`);
    }
    if (isFields(member) && 'sharePicture' in member) {
      const { sharePicture, ...rest } = member;
      changed['member'] = rest;
      notes.push(`member.sharePicture is no longer used, and was: ${JSON.stringify(sharePicture)}`);
    }
    return notes.length > 0 ? { data: changed, notes } : undefined;
  },
};
