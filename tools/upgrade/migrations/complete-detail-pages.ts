/**
 * content/detail-pages.yaml of version 0.1: adds the heading of a project's other jobs, and removes the share picture
 * of people, who share their page's picture.
 */
import { isFields } from '../../../contract/values.ts';
import type { Migration } from './migration.ts';

const others = { label: 'More work', title: 'Other finished jobs' };

export const completeDetailPages: Migration = {
  name: 'detail-pages.yaml has a heading for other jobs and no share picture',
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
      notes.push(`member.sharePicture is removed. It was: ${JSON.stringify(sharePicture)}`);
    }
    return notes.length > 0 ? { data: changed, notes } : undefined;
  },
};
