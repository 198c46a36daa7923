/** Kind → component, for rooms that need nothing but their content. Islands and rooms with more are in Sections.astro. */
import type { ComponentType } from 'react';
import { Account } from './Account/Account.tsx';
import { Articles } from './Articles/Articles.tsx';
import { Benefits } from './Benefits/Benefits.tsx';
import { Checkout } from './Checkout/Checkout.tsx';
import type { RoomProps } from './common.ts';
import { Career } from './Career/Career.tsx';
import { Counters } from './Counters/Counters.tsx';
import { Demonstration } from './Demonstration/Demonstration.tsx';
import { Film } from './Film/Film.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { Introduction } from './Introduction/Introduction.tsx';
import { Invitation } from './Invitation/Invitation.tsx';
import { PageHead } from './PageHead/PageHead.tsx';
import { Partners } from './Partners/Partners.tsx';
import { Place } from './Place/Place.tsx';
import { Plans } from './Plans/Plans.tsx';
import { Process } from './Process/Process.tsx';
import { Profile } from './Profile/Profile.tsx';
import { ProductDetail } from './ProductDetail/ProductDetail.tsx';
import { Products } from './Products/Products.tsx';
import { Projects } from './Projects/Projects.tsx';
import { ProjectStory } from './ProjectStory/ProjectStory.tsx';
import { Prose } from './Prose/Prose.tsx';
import { Reach } from './Reach/Reach.tsx';
import type { schemas } from './schemas.ts';
import { Results } from './Results/Results.tsx';
import { ServiceArea } from './ServiceArea/ServiceArea.tsx';
import { Services } from './Services/Services.tsx';
import { Skills } from './Skills/Skills.tsx';
import { Stages } from './Stages/Stages.tsx';
import { Team } from './Team/Team.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';

type Schemas = typeof schemas;
/** Kinds with a branch of their own in Sections.astro. */
type Special =
  | 'Article'
  | 'Cart'
  | 'Enquiry'
  | 'Hero'
  | 'Journal'
  | 'Questions'
  | 'ServiceDetail'
  | 'SiteIndex'
  | 'VariantIndex';

export const rooms = {
  Account,
  Articles,
  Benefits,
  Career,
  Checkout,
  Counters,
  Demonstration,
  Film,
  Gallery,
  Introduction,
  Invitation,
  PageHead,
  Partners,
  Place,
  Plans,
  Process,
  Profile,
  ProductDetail,
  Products,
  ProjectStory,
  Projects,
  Prose,
  Reach,
  Results,
  ServiceArea,
  Services,
  Skills,
  Stages,
  Team,
  Testimonials,
} satisfies { [Kind in Exclude<keyof Schemas, Special>]: ComponentType<RoomProps<Schemas[Kind]>> };
