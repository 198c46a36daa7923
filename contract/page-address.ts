/** Address of a built page: `/about` of about.html and of about/index.html, `/` of index.html. */
export const toPageAddress = (file: string): string =>
  `/${file.replace(/(?:^|\/)index(?:\.html)?$/, '').replace(/\.html$/, '')}`;
