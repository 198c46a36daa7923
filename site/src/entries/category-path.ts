/** `Residential` → `/blog/category/residential`. */
export const getCategoryPath = (category: string) => `/blog/category/${category.toLowerCase()}`;
