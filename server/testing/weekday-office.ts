import type { OfficeHours } from '../lib/office-clock.ts';

/** Monday to Friday from eight to five, in the time zone of Charleston, without holidays. */
export const weekdayOffice: OfficeHours = {
  office: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
  ],
  timeZone: 'America/New_York',
};
