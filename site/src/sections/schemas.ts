/** Kind → schema. Each kind is a folder with a door of the same name, which doors.ts proves. */
import { z } from 'astro/zod';
import { account } from './Account/Account.schema.ts';
import { article } from './Article/Article.schema.ts';
import { articles } from './Articles/Articles.schema.ts';
import { benefits } from './Benefits/Benefits.schema.ts';
import { career } from './Career/Career.schema.ts';
import { cart } from './Cart/Cart.schema.ts';
import { checkout } from './Checkout/Checkout.schema.ts';
import { counters } from './Counters/Counters.schema.ts';
import { demonstration } from './Demonstration/Demonstration.schema.ts';
import { enquiry } from './Enquiry/Enquiry.schema.ts';
import { film } from './Film/Film.schema.ts';
import { gallery } from './Gallery/Gallery.schema.ts';
import { hero } from './Hero/Hero.schema.ts';
import { introduction } from './Introduction/Introduction.schema.ts';
import { invitation } from './Invitation/Invitation.schema.ts';
import { journal } from './Journal/Journal.schema.ts';
import { pageHead } from './PageHead/PageHead.schema.ts';
import { partners } from './Partners/Partners.schema.ts';
import { place } from './Place/Place.schema.ts';
import { plans } from './Plans/Plans.schema.ts';
import { process } from './Process/Process.schema.ts';
import { profile } from './Profile/Profile.schema.ts';
import { productDetail } from './ProductDetail/ProductDetail.schema.ts';
import { products } from './Products/Products.schema.ts';
import { projects } from './Projects/Projects.schema.ts';
import { projectStory } from './ProjectStory/ProjectStory.schema.ts';
import { prose } from './Prose/Prose.schema.ts';
import { questions } from './Questions/Questions.schema.ts';
import { reach } from './Reach/Reach.schema.ts';
import { results } from './Results/Results.schema.ts';
import { serviceArea } from './ServiceArea/ServiceArea.schema.ts';
import { serviceDetail } from './ServiceDetail/ServiceDetail.schema.ts';
import { services } from './Services/Services.schema.ts';
import { siteIndex } from './SiteIndex/SiteIndex.schema.ts';
import { skills } from './Skills/Skills.schema.ts';
import { stages } from './Stages/Stages.schema.ts';
import { team } from './Team/Team.schema.ts';
import { testimonials } from './Testimonials/Testimonials.schema.ts';
import { variantIndex } from './VariantIndex/VariantIndex.schema.ts';

export const schemas = {
  Account: account,
  Article: article,
  Articles: articles,
  Benefits: benefits,
  Career: career,
  Cart: cart,
  Checkout: checkout,
  Counters: counters,
  Demonstration: demonstration,
  Enquiry: enquiry,
  Film: film,
  Gallery: gallery,
  Hero: hero,
  Introduction: introduction,
  Invitation: invitation,
  Journal: journal,
  PageHead: pageHead,
  Partners: partners,
  Place: place,
  Plans: plans,
  Process: process,
  Profile: profile,
  ProductDetail: productDetail,
  Products: products,
  ProjectStory: projectStory,
  Projects: projects,
  Prose: prose,
  Questions: questions,
  Reach: reach,
  Results: results,
  ServiceArea: serviceArea,
  ServiceDetail: serviceDetail,
  Services: services,
  SiteIndex: siteIndex,
  Skills: skills,
  Stages: stages,
  Team: team,
  Testimonials: testimonials,
  VariantIndex: variantIndex,
};

type Schemas = typeof schemas;

/** One section of a page, told apart by its `kind`. */
export const section = z.discriminatedUnion(
  'kind',
  Object.values(schemas) as unknown as [Schemas[keyof Schemas], ...Schemas[keyof Schemas][]],
);
