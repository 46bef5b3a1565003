export const testimonials = {} as const;
