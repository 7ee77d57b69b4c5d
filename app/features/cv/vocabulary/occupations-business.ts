import { list } from "./list.ts";

/** Job titles of offices, finance, selling, marketing, communication and logistics. "=": only as written. */

export const ADMINISTRATION = list(`
administrativo; asistente administrativo; asistente de administración; auxiliar administrativo; ayudante administrativo; encargado administrativo; jefe administrativo; administrador; administrador de empresas
administrador de contrato; administrador de edificios; administrador de condominio; administrador de local; administrador de tienda; secretario; secretario ejecutivo; secretario administrativo
secretario bilingüe; secretario contable; asistente ejecutivo; asistente de gerencia; asistente de dirección; asistente personal; asistente virtual; recepcionista; recepcionista bilingüe; telefonista; digitador; data entry
estafeta; junior de oficina; mensajero; archivero; archivista; encargado de archivo; gestor documental; controlador documental; document controller; office manager; encargado de oficina; coordinador administrativo
jefe de administración y finanzas; gerente de administración y finanzas; subgerente de administración; gerente general; gerente de operaciones; subgerente de operaciones; jefe de operaciones; coordinador de operaciones
analista de operaciones; asistente de operaciones; director ejecutivo; director general; director de operaciones; jefe de proyectos; gerente de proyectos; coordinador de proyectos; gestor de proyectos
encargado de proyectos; analista de proyectos; jefe de departamento; jefe de sucursal; agente de sucursal; jefe de unidad; jefe de área; jefe de sección; supervisor de servicios; supervisor de contrato; auxiliar de oficina
analista de personas; analista de recursos humanos; analista de RRHH; asistente de recursos humanos; asistente de RRHH; asistente de personas; jefe de recursos humanos; jefe de RRHH; jefe de personas; gerente de personas
gerente de recursos humanos; encargado de recursos humanos; encargado de personal; encargado de personas; generalista de recursos humanos; analista de remuneraciones; encargado de remuneraciones; asistente de remuneraciones
jefe de remuneraciones; analista de compensaciones; analista de selección; analista de reclutamiento; reclutador; reclutador TI; consultor de selección; headhunter; business partner; HR business partner; analista de desarrollo organizacional
consultor organizacional; analista de capacitación; encargado de capacitación; coordinador de capacitación; analista de bienestar; encargado de bienestar; analista de relaciones laborales; analista de control de gestión
jefe de control de gestión; analista de procesos; analista de gestión; analista de calidad; encargado de calidad; jefe de calidad; coordinador de calidad; consultor; consultor senior; consultor junior; asesor; ayudante de oficina
analista de negocios; analista funcional; analista de estudios; analista de planificación; analista de sostenibilidad; encargado de sustentabilidad; coordinador general; director de proyectos; fundador; cofundador; empresario; dueño
propietario; trabajador independiente; freelancer; office assistant; administrative assistant; executive assistant; receptionist; secretary; project manager; project coordinator; operations manager; human resources manager; recruiter
talent acquisition specialist; business analyst; management consultant; chief executive officer; CEO; COO; general manager; founder; co-founder; scrum master; PMO; analista PMO; jefe PMO
emprendedor independiente; dueño de casa; trabajador por cuenta propia; trabajador a honorarios
`);

export const FINANCE = list(`
contador; contador auditor; contador general; contador público; asistente contable; asistente de contabilidad; auxiliar contable; ayudante contable; ayudante de contador; analista contable; encargado de contabilidad; jefe de contabilidad
jefe contable; auditor; auditor interno; auditor externo; auditor senior; auditor junior; asistente de auditoría; jefe de auditoría; analista tributario; consultor tributario; asesor tributario; analista financiero; asistente financiero
analista de finanzas; jefe de finanzas; gerente de finanzas; director financiero; director de finanzas; tesorero; analista de tesorería; asistente de tesorería; jefe de tesorería; analista de crédito; analista de crédito y cobranza
ejecutivo de cobranza; gestor de cobranza; cobrador; analista de cobranza; encargado de cobranza; analista de facturación; encargado de facturación; facturador; analista de cuentas por pagar; analista de cuentas por cobrar
encargado de pagos; analista de presupuesto; analista de costos; analista de riesgo; analista de riesgo crediticio; gerente de riesgo; analista de inversiones; asesor de inversiones; asesor financiero; asesor previsional
actuario; economista; corredor de bolsa; trader; operador de mesa de dinero; portfolio manager; gestor de fondos; ejecutivo bancario; ejecutivo de cuentas; ejecutivo de inversiones; ejecutivo hipotecario; ejecutivo comercial bancario
cajero bancario; cajero de banco; tesorero bancario; agente bancario; ejecutivo plataforma; asesor de seguros; corredor de seguros; agente de seguros; liquidador de seguros; suscriptor de seguros; tasador; rendidor; controller; controller financiero
accountant; staff accountant; senior accountant; bookkeeper; financial analyst; finance manager; auditor in charge; tax consultant; tax analyst; payroll specialist; accounts payable clerk; CFO; credit analyst; risk analyst; investment analyst
bank teller; investment banking analyst; analista de M&A; analista de estudios económicos; perito contador; analista de control interno; encargado de caja chica; analista de prevención de fraude; analista de lavado de activos
`);

export const SALES = list(`
vendedor; vendedor de tienda; vendedor en terreno; vendedor a comisión; vendedor part time; vendedor de mesón; vendedor técnico; vendedor integral; vendedor viajero; vendedor online; vendedor ambulante; vendedor de retail; promotor de ventas
promotor; asistente de ventas; ejecutivo de ventas; ejecutivo comercial; ejecutivo de atención al cliente; ejecutivo de servicio al cliente; ejecutivo de postventa; ejecutivo call center; ejecutivo telefónico; ejecutivo de retención
ejecutivo inmobiliario; ejecutivo de ventas en terreno; ejecutivo de negocios; asesor comercial; asesor de ventas; asesor inmobiliario; corredor de propiedades; agente inmobiliario; agente de ventas; agente de call center; agente telefónico
teleoperador; telemarketer; televendedor; operador telefónico; operador de call center; representante de ventas; representante comercial; representante de atención al cliente; supervisor de ventas; supervisor comercial; supervisor call center
jefe de ventas; jefe comercial; jefe de tienda; jefe de local; jefe de sala; subjefe de tienda; subgerente de tienda; subgerente comercial; gerente de tienda; gerente de ventas; gerente comercial; director comercial; encargado de tienda
encargado de local; encargado de ventas; encargado de turno; cajero; cajero reponedor; cajero recaudador; cajero part time; cajero vendedor; reponedor; reponedor externo; reponedor de sala; mercaderista; merchandiser; visual merchandiser; vitrinista
empaquetador; empaque de supermercado; envolvedor; operador de supermercado; operador de tienda; operario de supermercado; atendedor de combustible; bombero de bencina; bencinero; pistero; atendedor de pronto; atención de público; atendedor
dependiente de comercio; almacenero; feriante; locatario; ferretero; botiquero; demostrador; degustador; anfitrión; impulsadora; key account manager; KAM; category manager; analista comercial; asistente comercial
coordinador comercial; analista de ventas; administrativo de ventas; preventista; desarrollador de negocios; gerente de desarrollo de negocios; product manager; jefe de producto; comprador retail; planner comercial; analista de pricing; asesor de belleza
consultora de belleza; sales associate; sales assistant; sales representative; sales executive; sales manager; account executive; account manager; store manager; cashier; customer service representative; call center agent; retail assistant
business development manager; shop assistant; customer success manager; SDR; inside sales; agente de servicio al cliente; encargado de postventa; encargado de fidelización; jefe de servicio al cliente; jefe de caja; supervisor de cajas
`);

export const MARKETING = list(`
analista de marketing; asistente de marketing; coordinador de marketing; encargado de marketing; ejecutivo de marketing; jefe de marketing; gerente de marketing; subgerente de marketing; director de marketing; especialista en marketing digital
analista de marketing digital; community manager; social media manager; encargado de redes sociales; gestor de redes sociales; creador de contenido; generador de contenidos; content creator; content manager; influencer; streamer
redactor creativo; redactor publicitario; copywriter; redactor; redactor de contenidos; planner; planner digital; planificador de medios; ejecutivo de medios; publicista; director creativo; director de cuentas; ejecutivo de cuentas publicitarias
trade marketing; analista de trade marketing; ejecutivo de trade marketing; brand manager; jefe de marca; analista SEO; especialista SEO; analista SEM; trafficker digital; media buyer; growth manager; growth hacker; encargado de ecommerce; analista de ecommerce
jefe de ecommerce; analista CRM; analista de investigación de mercado; investigador de mercado; coordinador de eventos; productor de eventos; organizador de eventos; ejecutivo de eventos; marketing manager; marketing assistant; marketing specialist
marketing coordinator; digital marketing specialist; social media specialist; brand ambassador; embajador de marca; event coordinator; event planner; content writer; product marketing manager; web analyst
`);

export const COMMUNICATION = list(`
periodista; periodista deportivo; periodista digital; periodista de investigación; reportero; cronista; corresponsal; editor; editor de prensa; editor de contenidos; editor periodístico; jefe de prensa; encargado de prensa; encargado de comunicaciones
encargado de comunicaciones internas; analista de comunicaciones; asistente de comunicaciones; jefe de comunicaciones; gerente de comunicaciones; director de comunicaciones; comunicador social; comunicador audiovisual; relacionador público
encargado de relaciones públicas; asesor de comunicaciones; vocero; locutor; locutor radial; conductor de radio; conductor de televisión; presentador; panelista; podcaster; corrector de textos; corrector de pruebas; traductor
traductor e intérprete; traductor técnico; intérprete; intérprete simultáneo; subtitulador; fotoperiodista; reportero gráfico; camarógrafo; editor de video; editor audiovisual; realizador audiovisual; productor audiovisual; productor periodístico
productor de televisión; productor radial; asistente de producción; director de fotografía; sonidista; =técnico en sonido; microfonista; iluminador; postproductor; colorista; montajista; switcher; director de televisión; guionista; fotógrafo
fotógrafo de eventos; dronista; operador de cámara; operador de drone; piloto de drone; journalist; news editor; communications specialist; public relations specialist; translator; interpreter; video editor; photographer; proofreader; technical writer
`);

export const LOGISTICS = list(`
bodeguero; ayudante de bodega; asistente de bodega; auxiliar de bodega; operario de bodega; operador de bodega; encargado de bodega; supervisor de bodega; jefe de bodega; administrativo de bodega; control de inventario; encargado de inventario
analista de inventario; inventarista; pickeador; picker; preparador de pedidos; operador de picking; operario de picking; operario logístico; operador logístico; auxiliar logístico; asistente logístico; analista de logística
coordinador logístico; encargado de logística; supervisor de logística; jefe de logística; gerente de logística; jefe de centro de distribución; supervisor de centro de distribución
analista de abastecimiento; asistente de abastecimiento; jefe de abastecimiento; encargado de abastecimiento; planificador de abastecimiento; planificador de demanda; analista de planificación de demanda; analista de compras; asistente de compras
encargado de compras; encargado de adquisiciones; comprador; comprador técnico; jefe de compras; jefe de adquisiciones; analista de adquisiciones; analista de comercio exterior; asistente de comercio exterior; encargado de comercio exterior; pedidor aduanero
coordinador de importaciones; encargado de importaciones; coordinador de exportaciones; ejecutivo de exportaciones; analista de supply chain; jefe de supply chain; despachador; encargado de despacho; coordinador de despacho; supervisor de despacho
coordinador de transporte; coordinador de rutas; jefe de flota; encargado de flota; jefe de transporte; analista de tráfico; operador de grúa horquilla; gruero; operador de grúa; operador de yale; operador de montacargas
operador de transpaleta; operador de reach; chofer; conductor; chofer repartidor; chofer de camión; chofer de reparto; chofer profesional; chofer particular; chofer privado; chofer de bus; conductor profesional; conductor de bus; conductor de camión
conductor de transporte público; conductor interurbano; conductor de tracto camión; conductor de aplicación; conductor de uber; conductor escolar; taxista; colectivero; camionero; operador de camión; tripulante de cabina; auxiliar de bus; auxiliar de vuelo
asistente de vuelo; azafata; piloto comercial; piloto de avión; copiloto; controlador de tránsito aéreo; agente de tráfico aeroportuario; operador de rampa; agente de aeropuerto; peoneta; descargador; estibador; movilizador portuario
tarjador; trabajador portuario; operador portuario; planificador naviero; oficial de marina mercante; capitán de nave; patrón de nave menor; tripulante; marinero; maquinista; conductor de tren; conductor de metro; repartidor; repartidor en moto; rider
=cartero; =cartera de correos; courier; agente de carga; freight forwarder; forklift operator; warehouse worker; warehouse associate; warehouse manager; truck driver; delivery driver; driver; logistics coordinator; supply chain analyst; procurement specialist; buyer; flight attendant
`);
