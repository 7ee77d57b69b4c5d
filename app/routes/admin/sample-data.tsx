import { deferredPart } from "#app/ui/deferred/deferred-part.tsx";
import { useSummary } from "./queries.ts";

// Loaded on demand, because most platforms have no sample data.
const SampleDataNotice = deferredPart({
  name: "el aviso de los datos de muestra",
  load: () => import("./sample-data-notice.tsx"),
});

/** The notice about invented people, if there are any. */
export function SampleData() {
  const { data } = useSummary();
  return data && data.samplePeople > 0 ? <SampleDataNotice people={data.samplePeople} /> : null;
}
