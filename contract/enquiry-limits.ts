/** What the browser's forms need to know of an enquiry, apart from the schemas, which would bring Zod to every visitor. */

/** Longest accepted value per field, in characters. */
export const maxLength = { name: 100, message: 5000, other: 200 } as const;

/** Choices of a service request, in order (specification, section 3). */
export const serviceChoices = [
  'General construction',
  'Modified Roofing',
  'Metal Roofing',
  'Vegetative Roofing',
  'Inspections',
  'Siding & Gutters',
] as const;
