interface SampleCfdi {
  /** Folio fiscal. */
  id?: string;
  issuer?: string;
  receiver?: string;
  /** In pesos, as it is written. */
  total: string;
  currency?: string;
  kind?: string;
  /** What stands before the root. */
  head?: string;
  /** What stands in the root besides. */
  more?: string;
}

/** The XML of an invoice, in the shape that the tax office stamps (CFDI 4.0); for tests. */
export const sampleCfdi = ({
  id = crypto.randomUUID(),
  issuer = 'EKU9003173C9',
  receiver = 'GODE561231GR8',
  total,
  currency = 'MXN',
  kind = 'I',
  head = '',
  more = '',
}: SampleCfdi): string => `<?xml version="1.0" encoding="UTF-8"?>${head}
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd"
  Version="4.0" Serie="LIA" Folio="42" Fecha="2026-11-21T10:00:00" Moneda="${currency}" SubTotal="${total}" Total="${total}"
  TipoDeComprobante="${kind}" Exportacion="01" LugarExpedicion="72000">
  <cfdi:Emisor Rfc="${issuer}" Nombre="ESCUELA KEMPER URGATE" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="${receiver}" Nombre="EMMA G&#211;MEZ D&#205;AZ" DomicilioFiscalReceptor="06600"
    RegimenFiscalReceptor="605" UsoCFDI="D10"/>
  <cfdi:Conceptos>
    <cfdi:Concepto ClaveProdServ="86121500" Cantidad="1" ClaveUnidad="E48" Descripcion="Membres&#237;a" ValorUnitario="${total}"
      Importe="${total}" ObjetoImp="01"/>
  </cfdi:Conceptos>${more}
  <cfdi:Complemento>
    <tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${id.toUpperCase()}"
      FechaTimbrado="2026-11-21T10:00:05" RfcProvCertif="SPR190613I52" NoCertificadoSAT="30001000000500003456"/>
  </cfdi:Complemento>
</cfdi:Comprobante>
`;

/** Both files of it, as the console sends them. */
export const sampleInvoice = (cfdi: SampleCfdi | string): readonly File[] => [
  new File([typeof cfdi === 'string' ? cfdi : sampleCfdi(cfdi)], 'factura.XML', { type: 'text/xml' }),
  new File(['%PDF-1.7\n%\u00e2\u00e3\n1 0 obj <<>> endobj\n'], 'factura.pdf', { type: 'application/pdf' }),
];
