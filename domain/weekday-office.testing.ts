import type { OfficeHours } from './office-clock.ts';

/** Monday to Friday, 8 AM to 5 PM in Charleston, without holidays. */
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
